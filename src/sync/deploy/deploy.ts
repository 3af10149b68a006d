import type { LiveCode, Modules } from "../../model/modules/modules.ts";
import { isEmpty, type Plan, shrinksSuspiciously } from "../../model/modules/plan.ts";
import { planExactly, planModules } from "../../model/modules/plan-modules.ts";
import {
  InterruptedError,
  MismatchError,
  PreflightError,
  SyncError,
  UnknownStateError,
} from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { shortId } from "../../model/text/short-id.ts";
import { type CommittedSource, readModules } from "../source/committed-modules.ts";
import { interruptible, interruption, waitOrGiveUp } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import { tellActive } from "./active-branch.ts";
import { askRemote } from "./ask-remote.ts";
import { describeRun } from "./describe-run.ts";
import { settleDrift } from "./drift.ts";
import { mismatch, planned, settled, shrink, unread, written } from "./endings.ts";
import { keepInstead, recordDeployed, warnUnrecorded } from "./keep-records.ts";
import { retryTime } from "./retry-time.ts";
import { type DeployOptions, type Ending, type Run, startRun } from "./run.ts";
import { originOf } from "./where-from.ts";
import { checkAbsent, write } from "./write.ts";

/** Makes a branch hold exactly the modules of a commit, and says truly whether it does. Expected failures end in the report too. */
export async function deploy(options: DeployOptions, world: World, read = readModules): Promise<Report> {
  const run = startRun(options, world);
  try {
    run.committed = await read(world.repository, options.commit, options.source);
    const ending = await bringLive(run, run.committed);
    if (isLive(ending)) await recordDeployed(run, run.committed.modules);
    if (ending.outcome === "written") warnUnrecorded(run, "it was not read back");
    await tellActive(run);
    return describeRun(run, ending);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    const findings = failure instanceof PreflightError ? failure.findings : [];
    return describeRun(run, { outcome: failure.outcome, message: failure.message }, failure, findings);
  }
}

/** Rounds of ask, read, plan, write. Each begins with a read, so that no decision outlives a wait. */
async function bringLive(run: Run, wanted: CommittedSource): Promise<Ending> {
  for (;;) {
    try {
      const ending = await round(run, wanted);
      if (ending !== undefined) return ending;
    } catch (failure) {
      const ending = await nextTry(run, failure);
      if (ending !== undefined) return ending;
    }
  }
}

async function round(run: Run, wanted: CommittedSource): Promise<Ending | undefined> {
  const { options, world } = run;
  const newer = run.sent === "acknowledged" ? undefined : await askRemote(run);
  // After a lost answer only a read tells what is live, whatever the remote says.
  if (newer !== undefined && run.sent === "nothing") return newer;
  const live = await readLive(run, wanted);
  const plan = planRound(run, live?.modules ?? new Map(), wanted.modules);
  if (live !== undefined && isEmpty(plan)) return settled(run);
  if (run.sent === "acknowledged") {
    await keepInstead(run, live, (late, modules) => originOf(late, wanted, modules));
    throw mismatch(run, plan);
  }
  // A new branch that did not take the modules along: they are written to it now.
  if (run.sent === "created") run.sent = "maybe";
  if (newer !== undefined) return newer;
  run.plan ??= plan;
  run.live ??= live?.modules ?? new Map();
  if (shrinksSuspiciously(plan) && !options.allowShrink) throw shrink(run, plan);
  if ((await settleDrift(run, wanted, live)) === "read-again") return undefined;
  if (options.dryRun) return plannedAt(run, live);
  if (world.interrupt.aborted) throw interruption(world.interrupt);
  return (await write(run, wanted.modules, live)) ? unread(run) : undefined;
}

/** What a deploy would refuse only when it creates a branch, a plan refuses too. */
async function plannedAt(run: Run, live: LiveCode | undefined): Promise<Ending> {
  if (live === undefined) await checkAbsent(run);
  return planned(run, live);
}

/** Once something was sent, the read-back compares everything, and our stamp to its time. */
function planRound({ sent, options }: Run, live: Modules, wanted: Modules): Plan {
  return sent === "nothing" ? planModules(live, wanted, options.source.stamp?.name) : planExactly(live, wanted);
}

/** What the commit holds was seen live: read back, or nothing was to be written. */
const isLive = ({ outcome }: Ending): boolean =>
  outcome === "deployed" || outcome === "restored" || outcome === "unchanged";

async function readLive(run: Run, { modules }: CommittedSource): Promise<LiveCode | undefined> {
  const answer = run.world.api.getCode(run.options.branch, modules);
  // Once something was sent, the read-back is what tells the truth: it is not given up for an interrupt.
  const live = await (run.sent === "nothing" ? interruptible(run.world, answer) : answer);
  run.readAt = performance.now();
  return live;
}

/** After a failure: waits for another round, or ends in what is true. */
async function nextTry(run: Run, failure: unknown): Promise<Ending | undefined> {
  try {
    await waitOrGiveUp(failure, run.world);
    run.remote = undefined;
    return undefined;
  } catch (final) {
    if (!(final instanceof SyncError) || final instanceof MismatchError || run.sent === "nothing") throw final;
    const why = final instanceof InterruptedError ? `interrupted by ${final.signal}` : final.message;
    if (run.sent !== "maybe") return written(run, why, retryTime(final, run.world.now()));
    throw new UnknownStateError(
      `Cannot tell what "${run.options.branch}" on ${run.options.server} holds: the write left and its answer was lost, so it is either ${shortId(run.options.commit.oid)} or what was live before (${why}); run again to settle it`,
      { cause: final },
    );
  }
}
