import { SyncError } from "../model/errors.ts";
import { interruptible } from "./patience.ts";
import type { Run } from "./run.ts";

/** Whether the branch is the one that runs in the world; undefined where the server does not say. It never fails a run. */
export async function isActive({ world, options }: Run): Promise<boolean | undefined> {
  try {
    const branches = await interruptible(world, world.api.listBranches());
    return branches.find(({ branch }) => branch === options.branch)?.activeWorld;
  } catch (failure) {
    if (failure instanceof SyncError) return undefined;
    throw failure;
  }
}
