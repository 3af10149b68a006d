// Covered by test/sync/records/push-records.test.ts
import { fetchBranches, listRemote } from "../../git/clone/remote.ts";
import { isAncestor } from "../../git/history/ancestry.ts";
import { moveRef, readRef } from "../../git/history/refs.ts";
import { GitError } from "../../git/process/git-error.ts";
import type { Repository } from "../../git/process/repository.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { liveBranch, type RecordPlace, type RecordRemote, recordRef } from "../../model/records/record-refs.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { World } from "../start/world.ts";
import { holdsRecords, joinRecords } from "./join-records.ts";

/**
 * Brings the records of some branches from a remote's `live/<server>/<branch>` into `refs/screeps/<server>/<branch>`,
 * so that what another machine recorded explains live code here. Records that only this repository has stay.
 * Call it before a deploy or a backup in a fresh clone. One `ls-remote`, and a fetch where there is something new.
 * @throws GitError when the remote cannot be read
 */
export async function fetchRecords(
  world: Pick<World, "repository" | "interrupt">,
  { remote, prefix }: RecordRemote,
  places: readonly RecordPlace[],
): Promise<void> {
  const repository = bounded(world);
  const found = await listRemote(repository, remote, `${prefix}/*`);
  const wanted = places
    .map((place) => ({ place, branch: liveBranch(place, prefix) }))
    .filter(({ branch }) => found.has(branch));
  const branches = wanted.map(({ branch }) => branch);
  if (wanted.length > 0) await fetchBranches(repository, remote, branches);
  for (const { place, branch } of wanted) await join(repository, { place, branch }, found.get(branch) ?? "");
}

export interface Kept {
  readonly place: RecordPlace;
  /** The git branch of the remote. */
  readonly branch: string;
}

/** Makes our ref hold the remote's records and our own. */
export async function join(repository: Repository, { place, branch }: Kept, tip: string): Promise<void> {
  const ref = recordRef(place);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const ours = await readRef(repository, ref);
    if (ours !== undefined && (await isAncestor(repository, tip, ours))) return;
    await checkHoldsRecords(repository, { place, branch }, tip);
    if (await moveRef(repository, ref, await joinRecords(repository, tip, ours), ours)) return;
  }
  throw new GitError(`Cannot join the records in ${ref}: others moved it ${mostTries} times meanwhile; run again`);
}

/** A git branch that somebody made for something else is not ours to write to. */
async function checkHoldsRecords(repository: Repository, { place, branch }: Kept, tip: string): Promise<void> {
  const found = await holdsRecords(repository, tip);
  if (found?.server === place.server && found.branch === place.branch) return;
  throw new UsageError(
    `Cannot use git branch ${branch}: its newest commit ${shortId(tip)} is no record of "${place.branch}" on ${place.server}; rename that git branch, or choose another first word with record-prefix`,
  );
}

/** Git processes of the push end with the run. */
export const bounded = ({ repository, interrupt }: Pick<World, "repository" | "interrupt">): Repository => ({
  ...repository,
  signal: interrupt,
});

// With the waits between them some 30 s of lost races; the deadline of the run may end it sooner.
export const mostTries = 10;
