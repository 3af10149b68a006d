import { isAncestor } from "../git/ancestry.ts";
import { readCommits, writeCommit } from "../git/commits.ts";
import { GitError } from "../git/git-error.ts";
import { moveRef, readRef } from "../git/refs.ts";
import { fetchBranches, listRemote, pushCommit } from "../git/remote.ts";
import type { Repository } from "../git/repository.ts";
import { SyncError, UsageError } from "../model/errors.ts";
import { liveBranch, placeOf, type RecordPlace, recordRef } from "../model/record-refs.ts";
import { listRecords } from "./record.ts";
import type { World } from "./world.ts";

/** What pushing needs of the world: git, a wait that ends with the run's deadline, and the spread of waits. */
export type PushWorld = Pick<World, "repository" | "wait" | "random" | "interrupt">;

export interface PushedRecord {
  /** `live/screeps.com/default`, an ordinary git branch of the remote. */
  readonly branch: string;
  readonly commit: string;
  /** False where the remote had it already. */
  readonly isNew: boolean;
}

// With the waits between them some 30 s of lost races; the deadline of the run may end it sooner.
const mostTries = 10;

/**
 * Brings the records of some branches from a remote's `live/<server>/<branch>` into `refs/screeps/<server>/<branch>`,
 * so that what another machine recorded explains live code here. Records that only this repository has stay, on top.
 * Call it before a deploy or a backup in a fresh clone. One `ls-remote`, and a fetch where there is something new.
 * @param remote name or address of the remote, `origin`
 * @throws GitError when the remote cannot be read
 */
export async function fetchRecords(
  world: Pick<World, "repository" | "interrupt">,
  remote: string,
  places: readonly RecordPlace[],
): Promise<void> {
  const repository = bounded(world);
  const found = await listRemote(repository, remote, "live/*");
  const wanted = places.filter((place) => found.has(liveBranch(place)));
  if (wanted.length > 0) await fetchBranches(repository, remote, wanted.map(liveBranch));
  for (const place of wanted) await join(repository, place, found.get(liveBranch(place)) ?? "");
}

/** The places of a server, or of all servers, that a remote has records of. One `ls-remote`. */
export async function remotePlaces(
  world: Pick<World, "repository" | "interrupt">,
  remote: string,
): Promise<readonly RecordPlace[]> {
  const found = await listRemote(bounded(world), remote, "live/*");
  return [...found.keys()].flatMap((name) => placeOf(name) ?? []);
}

/**
 * Pushes the records of a branch to `live/<server>/<branch>` of a remote. When another writer is faster, its records
 * are fetched, ours are put on top, and it is tried again; never by force: the push holds only if the remote still is
 * what was seen. Bound by `world.interrupt` (the run's deadline). The result is on the remote, or it throws.
 * In the Action `keep` needs `permissions: contents: write`, and the error says so.
 * @param remote name or address of the remote, `origin`
 * @throws UsageError where there is no record to push, or the remote's branch holds something else than records
 * @throws GitError when the remote refuses; nothing there has changed then
 */
export async function pushRecords(world: PushWorld, remote: string, place: RecordPlace): Promise<PushedRecord> {
  const repository = bounded(world);
  const branch = liveBranch(place);
  let failure: unknown;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0) await world.wait(Math.round(100 * 2 ** Math.min(tries, 6) * (0.5 + world.random())));
    const expected = (await listRemote(repository, remote, branch)).get(branch);
    const commit = await onTopOf(repository, remote, place, expected);
    if (commit === expected) return { branch, commit, isNew: tries > 0 };
    try {
      await pushCommit(repository, remote, { commit, branch, expected });
      return { branch, commit, isNew: true };
    } catch (error) {
      failure = error;
      const now = (await listRemote(repository, remote, branch)).get(branch);
      // The answer was lost on the way, and the push was not.
      if (now === commit) return { branch, commit, isNew: true };
      if (now === expected && !/lock|stale info/i.test(String(error))) throw refused(remote, branch, error);
    }
  }
  throw new GitError(`Cannot push ${branch} to ${remote}: others were faster ${mostTries} times; run again`, {
    cause: failure,
  });
}

/** Our newest record, after our records were put on top of the remote's tip where that is not among them yet. */
async function onTopOf(repository: Repository, remote: string, place: RecordPlace, tip: string | undefined) {
  if (tip !== undefined) {
    await fetchBranches(repository, remote, [liveBranch(place)]);
    await join(repository, place, tip);
  }
  const ours = await readRef(repository, recordRef(place));
  if (ours !== undefined) return ours;
  throw new UsageError(
    `Cannot push records of "${place.branch}" on ${place.server}: there is none in ${recordRef(place)}`,
  );
}

/** Makes our ref hold the tip, and on top of it each record that only we have. */
async function join(repository: Repository, place: RecordPlace, tip: string): Promise<void> {
  const ref = recordRef(place);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const ours = await readRef(repository, ref);
    if (ours !== undefined && (await isAncestor(repository, tip, ours))) return;
    await checkIsRecord(repository, place, tip);
    if (await moveRef(repository, ref, await rebase(repository, tip, ours), ours)) return;
  }
  throw new GitError(`Cannot join the records in ${ref}: others moved it ${mostTries} times meanwhile; run again`);
}

/** Re-parents what the tip does not have. A record that repeats the one below it says nothing and is left out. */
async function rebase(repository: Repository, tip: string, ours: string | undefined): Promise<string> {
  if (ours === undefined || (await isAncestor(repository, ours, tip))) return tip;
  const [below] = await readCommits(repository, [tip]);
  const theirs = new Set((await listRecords(repository, tip, 1000)).map(({ commit }) => commit.oid));
  const records = (await listRecords(repository, ours, 1000)).filter(({ commit }) => !theirs.has(commit.oid));
  let top = tip;
  let tree = below?.tree;
  for (const { commit } of [...records].reverse()) {
    if (commit.tree === tree) continue;
    top = await writeCommit(repository, { ...commit, parents: [top] });
    tree = commit.tree;
  }
  return top;
}

/** A git branch that somebody made for something else is not ours to write to. */
async function checkIsRecord(repository: Repository, place: RecordPlace, tip: string): Promise<void> {
  const [newest] = await listRecords(repository, tip, 1);
  if (newest !== undefined && newest.facts.server === place.server && newest.facts.branch === place.branch) return;
  throw new UsageError(
    `Cannot use git branch ${liveBranch(place)}: its newest commit ${tip.slice(0, 7)} is no record of "${place.branch}" on ${place.server}; rename that git branch`,
  );
}

function refused(remote: string, branch: string, cause: unknown): SyncError {
  if (!(cause instanceof GitError)) return cause instanceof SyncError ? cause : new GitError(String(cause), { cause });
  return new GitError(
    `Cannot push ${branch} to ${remote}: ${cause.message}; in a workflow grant it with "permissions: contents: write"`,
    { cause },
  );
}

/** Git processes of the push end with the run. */
const bounded = ({ repository, interrupt }: Pick<World, "repository" | "interrupt">): Repository => ({
  ...repository,
  signal: interrupt,
});
