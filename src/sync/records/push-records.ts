import { fetchBranches, listRemote, pushCommit } from "../../git/clone/remote.ts";
import { readRef } from "../../git/history/refs.ts";
import { GitError } from "../../git/process/git-error.ts";
import { whatHelpsPush } from "../../git/process/push-reason.ts";
import type { Repository } from "../../git/process/repository.ts";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import {
  liveBranch,
  obstaclesOf,
  type RecordPlace,
  type RecordRemote,
  recordRef,
} from "../../model/records/record-refs.ts";
import type { World } from "../start/world.ts";
import { bounded, join, type Kept, mostTries } from "./fetch-records.ts";

/** What pushing needs of the world: git, a wait that ends with the run's deadline, and the spread of waits. */
export type PushWorld = Pick<World, "repository" | "wait" | "random" | "interrupt">;

export interface PushedRecord {
  /** `live/screeps.com/default`, an ordinary git branch of the remote. */
  readonly branch: string;
  readonly commit: string;
  /** False where the remote had it already. */
  readonly isNew: boolean;
}

/**
 * Pushes the records of a branch to `live/<server>/<branch>` of a remote. When another writer is faster, its records
 * are fetched and joined with ours, and it is tried again; never by force: the push holds only if the remote still is
 * what was seen. Bound by `world.interrupt` (the run's deadline). The result is on the remote, or it throws.
 * @throws UsageError where there is no record to push, or the remote's branch holds something else than records
 * @throws GitError when the remote refuses; nothing there has changed then
 */
export async function pushRecords(
  world: PushWorld,
  { remote, prefix }: RecordRemote,
  place: RecordPlace,
): Promise<PushedRecord> {
  const repository = bounded(world);
  const branch = liveBranch(place, prefix);
  let failure: unknown;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0) await world.wait(Math.round(100 * 2 ** Math.min(tries, 6) * (0.5 + world.random())));
    const expected = await tipOf(repository, remote, branch);
    const commit = await joined(repository, remote, { place, branch }, expected);
    if (commit === expected) return { branch, commit, isNew: tries > 0 };
    try {
      await pushCommit(repository, remote, { commit, branch, expected });
      return { branch, commit, isNew: true };
    } catch (error) {
      failure = error;
      const now = await tipOf(repository, remote, branch);
      // The answer was lost on the way, and the push was not.
      if (now === commit) return { branch, commit, isNew: true };
      if (now === expected && !/lock|stale info/i.test(String(error))) throw refused(remote, branch, error);
    }
  }
  throw new GitError(`Cannot push ${branch} to ${remote}: others were faster ${mostTries} times; run again`, {
    cause: failure,
  });
}

/** What the remote's git branch holds. @throws UsageError where another git branch stands in the way of its name */
async function tipOf(repository: Repository, remote: string, branch: string): Promise<string | undefined> {
  const found = await listRemote(repository, remote, branch, `${branch}/*`, ...obstaclesOf(branch));
  const [obstacle] = [...found.keys()].filter((name) => name !== branch);
  if (obstacle === undefined) return found.get(branch);
  throw new UsageError(
    `Cannot push ${branch} to ${remote}: it has a git branch "${obstacle}", and git holds no two branches of which one is a folder of the other; rename that one, or choose another first word with record-prefix`,
  );
}

/** Our records, joined with those of the remote where it has any. */
async function joined(repository: Repository, remote: string, kept: Kept, tip: string | undefined): Promise<string> {
  if (tip !== undefined) {
    await fetchBranches(repository, remote, [kept.branch]);
    await join(repository, kept, tip);
  }
  const { place } = kept;
  const ours = await readRef(repository, recordRef(place));
  if (ours !== undefined) return ours;
  throw new UsageError(
    `Cannot push records of "${place.branch}" on ${place.server}: there is none in ${recordRef(place)}`,
  );
}

function refused(remote: string, branch: string, cause: unknown): SyncError {
  if (!(cause instanceof GitError)) return cause instanceof SyncError ? cause : new GitError(String(cause), { cause });
  return new GitError(`Cannot push ${branch} to ${remote}: ${cause.message}${whatHelpsPush(cause.message)}`, { cause });
}
