// Covered by test/sync/deploy/drift.test.ts
import { deepen, fetchAllBranches } from "../../git/clone/remote.ts";
import { listRefs } from "../../git/history/refs.ts";
import { isShallow } from "../../git/history/shallow.ts";
import type { Repository } from "../../git/process/repository.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { RecordRemote } from "../../model/records/record-refs.ts";
import type { World } from "../start/world.ts";

/** Most live code is from a commit that is not far back, and those cost little. */
const firstSteps = 50;

/** How far a run has come with fetching what may explain live code. */
export interface Fetching extends RecordRemote {
  /** Its history is deepened first. */
  readonly commit: string;
  done: "nothing" | "deeper" | "all";
  /** Why the remote gave no more. */
  failure?: string;
}

/**
 * Fetches what may explain live code that nothing here explains: first some more commits of a commit's own history, then
 * the rest of it and the other git branches.
 * @returns whether there is something new to judge by; `untried` where nothing is left to fetch
 */
export async function fetchMore(
  { repository, interrupt, tell }: Pick<World, "repository" | "interrupt" | "tell">,
  fetching: Fetching,
): Promise<"more" | "no-more" | "untried"> {
  if (fetching.done === "all") return "untried";
  const git = { ...repository, signal: interrupt };
  const shallow = await isShallow(git);
  const text = `Fetching more of ${fetching.remote} to tell where the live code is from`;
  tell({ kind: shallow ? "step" : "detail", text });
  try {
    return (await fetchStep(git, fetching, { shallow })) ? "more" : "no-more";
  } catch (failure) {
    fetching.done = "all";
    if (!(failure instanceof SyncError)) throw failure;
    fetching.failure = failure.message;
    return "no-more";
  }
}

async function fetchStep(repository: Repository, fetching: Fetching, { shallow }: { readonly shallow: boolean }) {
  const { remote, commit, done } = fetching;
  if (shallow && done === "nothing") {
    fetching.done = "deeper";
    await deepen(repository, remote, { commit, by: firstSteps });
    return true;
  }
  fetching.done = "all";
  const known = new Set((await listRefs(repository, "refs")).values());
  await fetchAllBranches(repository, fetching, { shallow });
  const tips = await listRefs(repository, `refs/remotes/${remote}`);
  return shallow || [...tips.values()].some((oid) => !known.has(oid));
}
