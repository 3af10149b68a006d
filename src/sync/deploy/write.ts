// Covered by test/sync/deploy/deploy.test.ts
import { endpoints } from "../../model/limits/known-limits.ts";
import type { LiveCode, Modules } from "../../model/modules/modules.ts";
import { ServiceError, SyncError } from "../../model/outcome/errors.ts";
import { mostBranches } from "../../model/settings/code-branch.ts";
import { counted } from "../../model/text/counted.ts";
import { setting, told } from "../../model/text/told.ts";
import { keptBack } from "../budget/kept-back.ts";
import { interruptible } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import { activeOf } from "./active-branch.ts";
import type { Learned, SentState } from "./course.ts";
import type { Deployment } from "./deployment.ts";

/** What was live at the newest read, and when that came. */
export interface NewestRead {
  readonly live: LiveCode | undefined;
  readonly at: number;
}

/** What may have arrived, also after a failure. */
export interface Written {
  readonly sent: SentState;
  readonly learned: Learned;
  readonly failure?: unknown;
}

/** Sends the whole set once. @param sent what left before */
export async function write(
  deployment: Deployment,
  world: World,
  { modules, read, sent }: { readonly modules: Modules; readonly read: NewestRead; readonly sent: SentState },
): Promise<Written> {
  const { place, target, reserve } = deployment;
  const text = `Writing ${counted(modules.size, "module")} to "${place.branch}" on ${target.label}`;
  world.tell({ kind: "step", text, writes: true });
  // A new branch is not counted.
  const kept = read.live === undefined ? undefined : await keptBack(world, endpoints.write, reserve, place.branch);
  if (kept !== undefined) return { sent, learned: {}, failure: kept };
  const absent = read.live === undefined ? await checkAbsent(deployment, world) : { at: read.at, learned: {} };
  if (absent.problem !== undefined) return { sent, learned: absent.learned, failure: absent.problem };
  const learned = { ...absent.learned, gapMs: tellGap(world, absent.at) };
  try {
    if (read.live === undefined) await world.api.createBranch(place.branch, modules);
    else await world.api.putCode(place.branch, modules, deployment.hash);
    // Whether a clone takes the modules is only known of the open server, so it is read back whatever was asked.
    return { sent: read.live === undefined ? "created" : "acknowledged", learned };
  } catch (failure) {
    return { sent: mayHaveArrived(failure) ? "maybe" : sent, learned, failure };
  }
}

/** No client can close it: what somebody else writes between the newest read and our write is lost. */
function tellGap(world: World, readAt: number): number {
  const gapMs = Math.round(performance.now() - readAt);
  world.tell({ kind: "detail", text: `The write leaves ${gapMs} ms after the newest read` });
  return gapMs;
}

/** What a listing shows, and when it came. */
interface Absence {
  readonly at: number;
  readonly learned: Learned;
  /** Why the branch cannot be created. */
  readonly problem?: ServiceError;
}

/** Clone overwrites a branch that exists, so a fresh listing has to show that it does not (observed on the open server). */
export async function checkAbsent({ place: { branch } }: Deployment, world: World): Promise<Absence> {
  const branches = await interruptible(world, world.api.listBranches());
  const at = performance.now();
  // A new branch is not the active one: there is nothing more to ask about that.
  const learned = { activeBranch: activeOf(branches) };
  if (branches.some((listed) => listed.branch === branch)) {
    const found = "it appeared a moment ago; run again to deploy to it";
    return { problem: new ServiceError(`Cannot create branch "${branch}": ${found}`), at, learned };
  }
  if (branches.length >= mostBranches) {
    const found = told`the account has ${branches.length} branches, and the server allows ${mostBranches}; "screeps-sync clean" removes those whose git branch is gone, or name another with ${setting("branch")}`;
    return { problem: new ServiceError(told`Cannot create branch "${branch}": ${found}`), at, learned };
  }
  return { at, learned: { ...learned, ...fewLeft(branches.length + 1) } };
}

// So many pull requests at a time are nothing unusual.
const few = 3;

/** The limit is told before the server refuses a branch. */
const fewLeft = (branches: number): Learned =>
  branches < mostBranches - few ? {} : { warnings: [{ kind: "few-branches", branches, most: mostBranches }] };

function mayHaveArrived(failure: unknown): boolean {
  return failure instanceof SyncError ? "mayHaveArrived" in failure && failure.mayHaveArrived === true : true;
}
