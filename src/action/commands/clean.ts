// Covered by test/doors/action/both-ways.test.ts
import { cleanTargets } from "../../sync/clean/clean-targets.ts";
import { prepareClean } from "../../sync/clean/cleaning.ts";
import { askOpenPulls } from "../github/open-pulls.ts";
import { withoutCommit } from "../result/account-report.ts";
import { type Result, resultOf } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";

/** `command: clean`: who wrote that into a workflow has said yes. */
export async function clean(run: ActionRun): Promise<Result> {
  const { asked, inputs } = run;
  const prepared = await prepareClean(asked, () => askOpenPulls(run));
  hideCredentials(prepared.targets, run);
  checkCredentials(prepared.targets, run);
  const { reports, targets } = await cleanTargets(asked, prepared);
  return resultOf(
    inputs.command,
    reports.map((report) => ({ ...withoutCommit, ...report })),
    targets,
  );
}
