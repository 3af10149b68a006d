import type { Note } from "../../model/outcome/note.ts";
import { noteWords } from "../../model/outcome/note-text.ts";
import { type Outcome, outcomes } from "../../model/outcome/outcome.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { Target } from "../../sync/account/targets.ts";
import type { BackedUp } from "../../sync/backup/backup-report.ts";
import type { KeptBranch, RemovedBranch } from "../../sync/clean/clean-report.ts";
import { nameOfInput } from "../start/input-names.ts";

/** The report of one server, and whether the job may fail because of it. */
export interface ServerReport extends Report {
  readonly optional: boolean;
  /** Of a backup: one for each code branch, and for what is kept beside them. */
  readonly records?: readonly BackedUp[];
  /** Of a clean: the code branches that were removed, and those that stay for a reason. */
  readonly removed?: readonly RemovedBranch[];
  readonly kept?: readonly KeptBranch[];
  /** Of a clean: how many code branches there are now. */
  readonly branches?: number;
}

/** How a run of the Action ended: what every output, annotation and line of the summary is made from. */
export interface Result {
  readonly command: string;
  readonly outcome: Outcome;
  readonly message: string;
  /** Exit status of the step. */
  readonly exit: number;
  readonly reports: readonly ServerReport[];
  /** The pull request that brings home what was edited in the game. */
  readonly pullRequest?: number | undefined;
}

/** Several reports as one result: the worst that counts speaks for all. */
export function resultOf(
  command: string,
  reports: readonly Omit<ServerReport, "optional">[],
  targets: readonly Target[],
): Result {
  const all = reports.map((report, index) => ({
    ...report,
    optional: targets[index]?.optional === true,
  }));
  const worst = decisive(all);
  if (worst === undefined) return withoutReports(command, "skipped", "Skipped: no server is named");
  const exit = worst.optional ? 0 : outcomes[worst.outcome].exit;
  const message = all.length === 1 ? worst.message : `${worst.server}: ${worst.message}`;
  return { command, outcome: worst.outcome, message, exit, reports: all };
}

/** A note in the words of this door. */
export const inputNote = (note: Note): string => noteWords(note, nameOfInput);

/** A run that ended before there was anything to report of a server. */
export function withoutReports(command: string, outcome: Outcome, message: string): Result {
  return { command, outcome, message, exit: outcomes[outcome].exit, reports: [] };
}

/** The report that the outputs are taken from: the worst of those that count; of equals, one that did something. */
export function decisive(reports: readonly ServerReport[]): ServerReport | undefined {
  const weight = ({ optional, outcome }: ServerReport) =>
    (optional ? 0 : 1 + outcomes[outcome].exit * 10) + (outcome === "skipped" ? 0 : 0.5);
  return reports.toSorted((a, b) => weight(b) - weight(a))[0];
}
