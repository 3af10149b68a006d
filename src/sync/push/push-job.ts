// Covered by test/doors/hook/hook.test.ts
import type { SyncError } from "../../model/outcome/errors.ts";
import { told, type Words } from "../../model/text/told.ts";
import type { Target } from "../account/targets.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { deploymentTo } from "../deploy/deployment-to.ts";
import { deployFurther } from "../health/deploy-further.ts";
import type { CommittedSource, readModules } from "../source/committed-modules.ts";
import { openWorld } from "../start/open-world.ts";
import { type Prepared, prepareAt } from "../start/prepare.ts";
import type { Waited, World } from "../start/world.ts";
import type { Later, PushEnding } from "./push-ending.ts";

/** One code branch on one server, looked at and ready to be written. */
export interface PushJob {
  readonly target: Target;
  readonly deployment: Deployment;
  readonly world: World;
  readonly modules: CommittedSource;
  readonly later: Later;
}

interface JobWishes {
  readonly prepared: Prepared;
  readonly target: Target;
  /** Waiting of the whole push. */
  readonly waited: Waited;
  readonly secondsLeft: number;
  readonly read: typeof readModules;
}

/** Reads and checks all that a write needs, and sends nothing. @throws SyncError where it cannot be written */
export async function openJob(wishes: JobWishes): Promise<PushJob> {
  const { prepared, target, waited, secondsLeft, read } = wishes;
  const { asked } = prepared;
  const deployment = deploymentTo(prepared, target);
  // The file may ask for more patience than a person at `git push` has.
  const deadline = Math.min(prepared.values.deadline, secondsLeft);
  const world = openWorld(asked, target, { ...prepared.values, deadline }, waited);
  const modules = await read(asked.repository, deployment.commit, deployment.source);
  return { target, deployment, world, modules, later: laterOf(prepared, target, deployment) };
}

function laterOf(prepared: Prepared, target: Target, { commit, place, serverFlag }: Deployment): Later {
  const source = target.place?.folder === undefined ? undefined : prepareAt(prepared, target.place).values.source;
  return {
    commit: commit.oid,
    branch: place.branch,
    ...(source === undefined ? {} : { source }),
    ...(serverFlag === undefined ? {} : { server: serverFlag }),
  };
}

/** Writes it. An expected failure is an ending too, and so is an end of the whole push before the write. */
export async function runJob(
  { target, deployment, world, modules, later }: PushJob,
  interrupt: AbortSignal,
): Promise<PushEnding> {
  // Whoever ends a push says why, and knows of no code branch.
  const tellFailure = (failure: SyncError): Words =>
    failure === interrupt.reason
      ? told`Nothing was written to "${deployment.place.branch}" on ${target.label}: ${failure.told}`
      : failure.told;
  // Nobody waits for ticks of the game at `git push`.
  const further = { ...deployment.further, ticks: 0 };
  const report = await deployFurther({ ...deployment, further, tellFailure }, world, () => Promise.resolve(modules));
  const { outcome, message, findings } = report;
  return { outcome, message, findings, optional: target.optional, report, later };
}
