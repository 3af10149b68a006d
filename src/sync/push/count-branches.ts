// Covered by test/doors/hook/hook.test.ts
import { ServiceError, SyncError } from "../../model/outcome/errors.ts";
import { mostBranches } from "../../model/settings/code-branch.ts";
import { interruptible } from "../start/patience.ts";
import type { PushJob } from "./push-job.ts";

/**
 * Counts, before the first write, the code branches that a push would make: the last ones would be refused after others
 * were made. One request for each server to which several branches go.
 * @throws ServiceError where they are too many
 */
export async function countBranches(jobs: readonly PushJob[]): Promise<void> {
  for (const [server, group] of Map.groupBy(jobs, ({ target }) => target.label)) {
    const wanted = new Set(group.map(({ deployment }) => deployment.place.branch));
    const [job] = group;
    const present = wanted.size < 2 || job === undefined ? undefined : await listed(job);
    if (present === undefined) continue;
    const missing = [...wanted].filter((branch) => !present.has(branch));
    if (missing.length === 0 || present.size + missing.length <= mostBranches) continue;
    throw new ServiceError(
      `Cannot create ${missing.length} code branches on ${server}: there are ${present.size}, and the server allows ${mostBranches}; push fewer, or say with a rule which git branches go there`,
    );
  }
}

/** Undefined where the server does not say: then each write finds out for itself. */
async function listed({ world }: PushJob): Promise<ReadonlySet<string> | undefined> {
  try {
    return new Set((await interruptible(world, world.api.listBranches())).map(({ branch }) => branch));
  } catch (failure) {
    if (failure instanceof SyncError) return undefined;
    throw failure;
  }
}
