// Covered by test/doors/action/action.test.ts

import { endOf } from "../../model/outcome/end-of.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import { readValue } from "../../model/settings/read-value.ts";
import { check as checkOpened, openCheck } from "../../sync/look/check.ts";
import { type Result, resultOf, withoutReports } from "../result/result.ts";
import { nameOfInput } from "../start/input-names.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";

/** `command: check`: what a deploy would find and change, on request as a comment too. Nothing is written to the game. */
export async function check(run: ActionRun): Promise<Result> {
  if (readValue({ kind: "switch" }, run.inputs.comment || "false", nameOfInput("comment")) !== true) return plan(run);
  try {
    return await shown(run, await plan(run));
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    // What stands there of the last run would be believed.
    const { outcome, message } = endOf(failure, nameOfInput);
    return shown(run, withoutReports(run.inputs.command, outcome, message));
  }
}

async function shown(run: ActionRun, result: Result): Promise<Result> {
  const { commentPlan } = await import("../github/plan-comment.ts");
  const { showCheck } = await import("../github/plan-check.ts");
  await commentPlan(run, result);
  await showCheck(run, result);
  return result;
}

/** Without credentials the server is not asked. */
async function plan(run: ActionRun): Promise<Result> {
  const { event, inputs } = run;
  const unsigned = event.pullRequest === undefined ? undefined : () => "this run was given no credentials";
  const opened = await openCheck(run.asked, { offline: whyNoServer(run), unsigned });
  const { targets } = opened.prepared;
  hideCredentials(targets, run);
  if (opened.whyAlone === undefined) checkCredentials(targets, run);
  const checked = await checkOpened(opened);
  return resultOf(inputs.command, checked.reports, checked.targets);
}

function whyNoServer({ event }: ActionRun): string | undefined {
  if (event.pullRequest?.fromFork === true) return "the pull request is from a fork, and a fork gets no secrets";
  return event.untrusted === undefined ? undefined : "the code of this event is a stranger's, and gets no secrets";
}
