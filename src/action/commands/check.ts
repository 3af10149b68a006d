import { deployTargets } from "../../sync/deploy/deploy-targets.ts";
import { checkCommit } from "../../sync/look/check-commit.ts";
import { prepare } from "../../sync/start/prepare.ts";
import { type Result, resultOf } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";

/** `command: check`: what a deploy would find and change. Nothing is written; without credentials the server is not asked. */
export async function check(run: ActionRun): Promise<Result> {
  const { event, inputs, door } = run;
  const asked = { ...run.asked, raw: { ...run.asked.raw, "dry-run": true } };
  const why = whyNoServer(run);
  if (why !== undefined) return alone(run, why);
  const prepared = await prepare(door.repository, asked);
  hideCredentials(prepared.targets, run);
  const empty = prepared.targets.every(({ credentials }) => credentials === undefined);
  if (empty && event.pullRequest !== undefined) return alone(run, "this run was given no credentials");
  checkCredentials(prepared.targets, run);
  return resultOf(inputs.command, await deployTargets(asked, prepared, door), prepared.targets);
}

function whyNoServer({ event }: ActionRun): string | undefined {
  if (event.pullRequest?.fromFork === true) return "the pull request is from a fork, and a fork gets no secrets";
  return event.untrusted === undefined ? undefined : "the code of this event is a stranger's, and gets no secrets";
}

async function alone({ asked, door, inputs }: ActionRun, why: string): Promise<Result> {
  const prepared = await prepare(door.repository, { ...asked, withoutServer: true });
  return resultOf(inputs.command, await checkCommit(asked, prepared, door.repository, why), []);
}
