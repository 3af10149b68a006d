import type { BranchListing } from "../../api/wire.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { Note } from "../../model/outcome/note.ts";
import { interruptible } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { Course, Learned } from "./course.ts";
import type { Deployment } from "./deployment.ts";

/** What the answer is worth to somebody who waits for the end of a run that is done. */
const timeoutMs = 3000;

/**
 * Says where the game does not run what was written. One request at most, after all else is done, so that it never lies
 * between a read and a write; and it never fails a run.
 */
export async function tellActive(deployment: Deployment, world: World, { sent, learned }: Course): Promise<Learned> {
  const { tellActive: when, dryRun, place } = deployment;
  if (world.interrupt.aborted) return {};
  if (when === "never" || (when === "after-a-write" && sent === "nothing")) return {};
  const activeBranch = learned.activeBranch ?? (await askActive(world));
  if (activeBranch === undefined) return {};
  if (dryRun || activeBranch === place.branch) return { activeBranch };
  return { activeBranch, warnings: [notRunning(deployment, activeBranch)] };
}

/** The branch that runs there; undefined where the listing tells of none, as the independent server's does. */
export function activeOf(branches: readonly BranchListing[], where: "world" | "sim" = "world"): string | undefined {
  return branches.find(({ activeWorld, activeSim }) => (where === "sim" ? activeSim : activeWorld))?.branch;
}

async function askActive(world: World): Promise<string | undefined> {
  // Somebody who wants an end waits for what was written, and for nothing else.
  if (world.interrupt.aborted) return undefined;
  try {
    return activeOf(await interruptible(world, world.api.listBranches({ timeoutMs })));
  } catch (failure) {
    if (failure instanceof SyncError) return undefined;
    throw failure;
  }
}

const notRunning = ({ place, target, serverFlag, ownName }: Deployment, active: string): Note => ({
  kind: "not-running",
  server: target.label,
  branch: place.branch,
  active,
  serverFlag,
  ownName,
});
