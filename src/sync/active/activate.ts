import { InterruptedError, MismatchError, SyncError, UnknownStateError } from "../../model/outcome/errors.ts";
import type { LimitReport, WaitReport } from "../../model/outcome/report.ts";
import { checkBranch } from "../../model/settings/code-branch.ts";
import { activeOf } from "../deploy/active-branch.ts";
import { describeLimits, retryTime } from "../deploy/describe-run.ts";
import { interruptible, interruption, waitOrGiveUp } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import {
  type ActivateEnding,
  type ActivateOptions,
  type Activating,
  missing,
  planned,
  settled,
  unconfirmed,
  unknown,
} from "./activate-endings.ts";

/** Which branch runs, and how that came. */
export interface Activation extends ActivateEnding {
  readonly server: string;
  readonly branch: string;
  readonly where: "world" | "sim";
  /** What ran before, where that is known. */
  readonly before?: string;
  readonly waits: readonly WaitReport[];
  readonly limits: readonly LimitReport[];
}

/**
 * Makes the game run a branch that is there, and says so only after the listing does. Expected failures end in the report.
 * @throws UsageError for what is no name of a branch: a private server would take it for every branch
 */
export async function activate(options: ActivateOptions, world: World): Promise<Activation> {
  checkBranch(options.branch);
  const run: Activating = { options, world, sent: "nothing" };
  try {
    return describe(run, await bringActive(run));
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return describe(run, { outcome: failure.outcome, message: failure.message }, failure);
  }
}

/** Rounds of listing and sending. Each begins with a listing, so that no decision outlives a wait. */
async function bringActive(run: Activating): Promise<ActivateEnding> {
  for (;;) {
    try {
      const ending = await round(run);
      if (ending !== undefined) return ending;
    } catch (failure) {
      await nextTry(run, failure);
    }
  }
}

async function round(run: Activating): Promise<ActivateEnding | undefined> {
  const { options, world } = run;
  const asked = world.api.listBranches();
  const branches = await (run.sent === "nothing" ? interruptible(world, asked) : asked);
  const active = activeOf(branches, options.where);
  if (active === options.branch) return settled(run);
  if (run.sent === "acknowledged") throw unconfirmed(run, active);
  run.before ??= active;
  if (!branches.some(({ branch }) => branch === options.branch)) throw missing(run, branches);
  if (options.dryRun) return planned(run);
  if (world.interrupt.aborted) throw interruption(world.interrupt);
  return send(run);
}

async function send(run: Activating): Promise<undefined> {
  const { options, world } = run;
  world.tell({ kind: "step", text: `Activating "${options.branch}" on ${options.target.label}`, writes: true });
  const before = run.sent;
  run.sent = "maybe";
  try {
    await world.api.setActiveBranch(options.branch, options.where === "sim" ? "activeSim" : "activeWorld");
    run.sent = "acknowledged";
  } catch (failure) {
    if (failure instanceof SyncError && !("mayHaveArrived" in failure && failure.mayHaveArrived === true))
      run.sent = before;
    throw failure;
  }
}

/** After a failure: waits for another round, or ends in what is true. */
async function nextTry(run: Activating, failure: unknown): Promise<void> {
  try {
    await waitOrGiveUp(failure, run.world);
  } catch (final) {
    const isTold = final instanceof MismatchError || final instanceof UnknownStateError;
    if (!(final instanceof SyncError) || isTold || run.sent === "nothing") throw final;
    const why = final instanceof InterruptedError ? `interrupted by ${final.signal}` : final.message;
    throw unknown(run, `the request left, and no listing was read after it (${why})`, final);
  }
}

function describe(run: Activating, ending: ActivateEnding, failure?: SyncError): Activation {
  const { target, branch, where } = run.options;
  return {
    ...ending,
    server: target.label,
    branch,
    where,
    ...(run.before === undefined ? {} : { before: run.before }),
    waits: run.world.patience.waits,
    limits: describeLimits(run.world.api.limits),
    ...retryTime(failure, run.world.now()),
  };
}
