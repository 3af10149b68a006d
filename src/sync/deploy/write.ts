import type { LiveCode, Modules } from "../../model/modules/modules.ts";
import { ServiceError, SyncError } from "../../model/outcome/errors.ts";
import { mostBranches } from "../../model/settings/branch-rules.ts";
import { counted } from "../../model/text/counted.ts";
import { interruptible } from "../start/patience.ts";
import { activeOf } from "./active-branch.ts";
import type { Run } from "./run.ts";

/**
 * Sends the whole set once; true when the server acknowledged it. `run.sent` says what may have arrived, also after a failure.
 */
export async function write(run: Run, modules: Modules, live: LiveCode | undefined): Promise<boolean> {
  const { api, tell } = run.world;
  const { branch, server } = run.options;
  tell({ kind: "step", text: `Writing ${counted(modules.size, "module")} to "${branch}" on ${server}`, writes: true });
  if (live === undefined) await checkAbsent(run);
  const before = run.sent;
  tellGap(run);
  run.sent = "maybe";
  try {
    if (live === undefined) await api.createBranch(branch, modules);
    else await api.putCode(branch, modules);
    // Whether a clone takes the modules is only known of the open server, so it is read back whatever was asked.
    run.sent = live === undefined ? "created" : "acknowledged";
    return live !== undefined;
  } catch (failure) {
    if (!mayHaveArrived(failure)) run.sent = before;
    throw failure;
  }
}

/** No client can close it: what somebody else writes between the newest read and our write is lost. */
function tellGap(run: Run): void {
  run.gapMs = Math.round(performance.now() - (run.readAt ?? 0));
  run.world.tell({ kind: "detail", text: `The write leaves ${run.gapMs} ms after the newest read` });
}

/** Clone overwrites a branch that exists, so a fresh listing has to show that it does not (observed on the open server). */
export async function checkAbsent(run: Run): Promise<void> {
  const { world, options } = run;
  const { branch } = options;
  const branches = await interruptible(world, world.api.listBranches());
  run.readAt = performance.now();
  // A new branch is not the active one: there is nothing more to ask about that.
  run.activeBranch = activeOf(branches);
  if (branches.some((listed) => listed.branch === branch)) {
    throw new ServiceError(`Cannot create branch "${branch}": it appeared a moment ago; run again to deploy to it`);
  }
  if (branches.length >= mostBranches) {
    throw new ServiceError(
      `Cannot create branch "${branch}": the account has ${branches.length} branches, and the server allows ${mostBranches}; delete one, or name another with --branch`,
    );
  }
}

function mayHaveArrived(failure: unknown): boolean {
  return failure instanceof SyncError ? "mayHaveArrived" in failure && failure.mayHaveArrived === true : true;
}
