import type { Outcome } from "../../model/outcome/outcome.ts";
import type { LimitReport, WaitReport } from "../../model/outcome/report.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import { beside } from "../../model/records/record-refs.ts";
import { isBranchName } from "../../model/settings/code-branch.ts";

export interface BackedUp {
  readonly branch: string;
  /** The record's commit. */
  readonly record: string;
  /** False: recorded so already. */
  readonly isNew: boolean;
  readonly origin: RecordOrigin["kind"];
  readonly modules: number;
  /** Size by the server's own count. */
  readonly bytes: number;
}

export interface BackupReport {
  readonly outcome: Outcome;
  readonly message: string;
  readonly server: string;
  readonly active?: string | undefined;
  /** Branches, and beside them `$branches` (their list) and `$memory`. */
  readonly records: readonly BackedUp[];
  /** What was left for the next run. */
  readonly left: readonly string[];
  readonly waits: readonly WaitReport[];
  readonly limits: readonly LimitReport[];
  readonly retryAt?: string;
  readonly retryAfterMs?: number;
}

/** The headline of a backup that came to its end. @param chosen all branches that were asked for */
export function done(server: string, records: readonly BackedUp[], chosen: readonly string[]): string {
  const branches = records.filter(isBranch);
  const what = branches.length === 1 ? `"${branches[0]?.branch}"` : `${branches.length} branches`;
  return `Backed up ${what} on ${server}: ${news(records)}${notRead(chosen)}`;
}

function notRead(chosen: readonly string[]): string {
  const names = chosen.filter((name) => !isBranchName(name)).map((name) => `"${name}"`);
  return names.length === 0 ? "" : `; not read: ${names.join(", ")}, which the service takes for the active branch`;
}

function news(records: readonly BackedUp[]): string {
  const fresh = records.filter(({ isNew }) => isNew);
  const others = fresh.filter((record) => !isBranch(record)).map(({ branch }) => besideWords.get(branch) ?? branch);
  const branches = fresh.length - others.length;
  const counted =
    branches > 0
      ? `${branches} newly recorded`
      : `${records.filter(isBranch).length === 1 ? "its" : "their"} code was recorded so already`;
  if (fresh.length === 0) return "all recorded so already";
  return [counted, ...others.map((name) => `${name} newly recorded`)].join(", ");
}

const isBranch = ({ branch }: BackedUp): boolean => !branch.startsWith("$");
const besideWords = new Map<string, string>([
  [beside.branches, "the list of branches"],
  [beside.memory, "the memory"],
]);

/** What the headline of one that did not says besides. */
export function soFar({ records, left }: Pick<BackupReport, "records" | "left">): string {
  const branches = records.filter(isBranch).length;
  return left.length === 0
    ? ""
    : `; ${branches} of ${branches + left.length} branches are backed up, the next run goes on with "${left[0]}"`;
}
