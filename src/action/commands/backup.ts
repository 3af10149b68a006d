// Covered by test/doors/action/action.test.ts
import type { BackupReport } from "../../sync/backup/backup-report.ts";
import { backupTargets } from "../../sync/backup/backup-targets.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { type Result, resultOf, type ServerReport } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";

/** `command: backup`: every code branch of the account, or those that `branch` names. */
export async function backup(run: ActionRun): Promise<Result> {
  const { asked, inputs } = run;
  const account = await prepareAccount(asked);
  hideCredentials(account.targets, run);
  checkCredentials(account.targets, run);
  const globs = namesIn(account.values.branch ?? "");
  const wish = { all: globs.length === 0, globs, memory: false, segments: [], shards: [] };
  const { reports, targets } = await backupTargets(asked, wish, account);
  return resultOf(inputs.command, reports.map(asReport), targets);
}

/** As in every list of inputs: commas or line breaks between the names. */
const namesIn = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** A backup in the words of every report; its records stand beside them. */
function asReport({ records, left, active, ...report }: BackupReport): Omit<ServerReport, "optional"> {
  const branches = records.filter(({ branch }) => !branch.startsWith("$"));
  const [only, ...others] = branches;
  const single = only !== undefined && others.length === 0 ? only : undefined;
  return {
    ...report,
    ...(single === undefined ? {} : { branch: single.branch, record: single.record, active: single.branch === active }),
    ref: "",
    commit: "",
    source: "",
    modules: branches.reduce((sum, { modules }) => sum + modules, 0),
    bytes: branches.reduce((sum, { bytes }) => sum + bytes, 0),
    findings: [],
    records,
    warnings: [],
    notes: left.length === 0 ? [] : [{ kind: "left-over", branches: left }],
  };
}
