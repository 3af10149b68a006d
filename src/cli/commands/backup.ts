// Covered by test/doors/records.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { exitStatus } from "../../model/outcome/outcome.ts";
import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { BackedUp, BackupReport } from "../../sync/backup/backup-report.ts";
import { backupTargets } from "../../sync/backup/backup-targets.ts";
import { parseSegments } from "../../sync/backup/memory.ts";
import { markOf } from "../show/mood-mark.ts";
import type { Console, Piece } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { textFlag, textsFlag } from "../terminal/read-flags.ts";

/** `screeps-sync backup [branches...]` */
export async function run(context: Context): Promise<number> {
  const { console, args, flags } = context;
  const asked = askedIn(context, "HEAD");
  const remote = textFlag(flags, "push");
  const wish = {
    all: flags["all"] === true,
    globs: args,
    memory: flags["memory"] === true,
    segments: segmentsOf(textFlag(flags, "segments")),
    shards: textsFlag(flags, "shard"),
  };
  const { reports, targets } = await backupTargets(
    remote === undefined ? asked : { ...asked, recordRemote: remote },
    wish,
  );
  if (console.options.json) console.printJson(reports.length === 1 ? reports[0] : { reports });
  else for (const report of reports) printBackup(console, report);
  return exitStatus(reports, targets);
}

function segmentsOf(text: string | undefined): readonly number[] {
  if (text === undefined) return [];
  const segments = parseSegments(text);
  if (segments !== undefined) return segments;
  throw new UsageError(`Cannot use --segments "${text}": ids from 0 to 99 are needed, for example 0-9,20`);
}

function printBackup({ print }: Console, report: BackupReport): void {
  print(markOf(report.outcome), report.message);
  const width = Math.max(
    0,
    ...report.left.map((name) => name.length),
    ...report.records.map(({ branch }) => branch.length),
  );
  for (const record of report.records) print(...line(record, width, record.branch === report.active));
  for (const branch of report.left) print(`  ${branch.padEnd(width)}`, ["yellow", "  not asked"]);
}

function line({ branch, record, isNew, origin, modules }: BackedUp, width: number, active: boolean): Piece[] {
  const what = branch.startsWith("$") ? "" : `  ${counted(modules, "module")}`;
  const state: Piece = isNew
    ? ["green", `  recorded as ${shortId(record)}`]
    : ["dim", `  already in ${shortId(record)}`];
  const how = isNew && !branch.startsWith("$") ? words[origin] : "";
  return [`  ${branch.padEnd(width)}`, state, how, ["dim", what], active ? ["cyan", "  active"] : ""];
}

const words = { deploy: ", deployed from a commit", restore: ", restored", edit: ", edited in the game", backup: "" };
