import { listRefs } from "../git/refs.ts";
import { deepen, fetchAllBranches } from "../git/remote.ts";
import type { Repository } from "../git/repository.ts";
import { isShallow } from "../git/shallow.ts";
import { SyncError } from "../model/errors.ts";
import type { Run } from "./run.ts";

/** Most live code is from a commit that is not far back, and those cost little. */
const firstSteps = 50;

/**
 * Fetches what may explain live code that nothing here explains, where the remote of a run is known: first some more
 * commits of its own history, then the rest of it and the other git branches.
 * @returns whether there is something new to judge by; `untried` where there is no remote, or nothing is left to fetch
 */
export async function fetchMore(run: Run): Promise<"more" | "no-more" | "untried"> {
  const { options, world } = run;
  if (options.recordRemote === undefined || run.fetched === "all") return "untried";
  const { remote } = options.recordRemote;
  try {
    return (await fetchFrom({ ...world.repository, signal: world.interrupt }, remote, run)) ? "more" : "no-more";
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    run.fetched = "all";
    run.notes.push(`More of ${remote} could not be fetched to tell where the live code is from (${failure.message})`);
    return "no-more";
  }
}

/** One step at a time. */
async function fetchFrom(repository: Repository, remote: string, run: Run): Promise<boolean> {
  const shallow = await isShallow(repository);
  const text = `Fetching more of ${remote} to tell where the live code is from`;
  run.world.tell({ kind: shallow ? "step" : "detail", text });
  if (shallow && run.fetched === undefined) {
    run.fetched = "deeper";
    await deepen(repository, remote, { commit: run.options.commit.oid, by: firstSteps });
    return true;
  }
  run.fetched = "all";
  const known = new Set((await listRefs(repository, "refs")).values());
  await fetchAllBranches(repository, remote, { shallow });
  const tips = await listRefs(repository, `refs/remotes/${remote}`);
  return shallow || [...tips.values()].some((oid) => !known.has(oid));
}
