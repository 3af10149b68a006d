import { listRemote } from "../git/remote.ts";
import { SyncError } from "../model/errors.ts";
import type { Ending, Run } from "./run.ts";

/**
 * Whether the git branch whose push started this run has moved on since: the newer push has a run of its own, and an
 * older one that writes after it would bring old code back. Undefined: the commit is still the newest.
 */
export async function superseded({ options, world, notes }: Run): Promise<Ending | undefined> {
  const { pushedTo, commit, branch, server } = options;
  if (pushedTo === undefined) return undefined;
  const { remote, gitBranch } = pushedTo;
  try {
    const tip = (await listRemote(world.repository, remote, gitBranch)).get(gitBranch);
    if (tip === undefined || tip === commit.oid) return undefined;
    return {
      outcome: "superseded",
      message: `Superseded: "${gitBranch}" is at ${tip.slice(0, 7)} by now, so ${commit.oid.slice(0, 7)} was not written to "${branch}" on ${server}; an older commit comes back by restore`,
    };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    const unasked = `Whether a newer commit was pushed could not be asked (${failure.message})`;
    if (!notes.includes(unasked)) notes.push(unasked);
    return undefined;
  }
}
