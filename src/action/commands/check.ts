// Covered by test/doors/action/action.test.ts
import { check as checkOpened, openCheck } from "../../sync/look/check.ts";
import { type Result, resultOf } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";

/** `command: check`: what a deploy would find and change. Nothing is written; without credentials the server is not asked. */
export async function check(run: ActionRun): Promise<Result> {
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
