// Covered by test/sync/pull/pull.test.ts
import { readCommits, writeCommit } from "../../git/history/commits.ts";
import { deleteRef, isInAnyRef, moveRef, readRef } from "../../git/history/refs.ts";
import { editTree } from "../../git/objects/edit-tree.ts";
import { durable } from "../../git/process/durable.ts";
import { GitError } from "../../git/process/git-error.ts";
import type { Repository } from "../../git/process/repository.ts";
import { modulesDigest } from "../../model/modules/modules-digest.ts";
import { pullMessage } from "../../model/pull/pull-message.ts";
import { pulledRef, type RecordPlace } from "../../model/records/record-refs.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { EditedLive, LiveHere } from "./edited-live.ts";

type Kept = Pick<LiveHere, "place" | "modules"> & {
  readonly time: Date;
  /** The record of what no file can hold. */
  readonly record?: string | undefined;
};

/**
 * Live code as a commit on top of what it is based on. No ref moves; the same edit pulled again is the same commit.
 * @throws GitError when git does not hold what was live
 */
export async function commitLive(
  repository: Repository,
  { put, base }: EditedLive,
  { place, modules, time, record }: Kept,
): Promise<string> {
  const tree = await editTree(repository, base?.commit, put.edits);
  const parents = base === undefined ? [] : [base.commit];
  const before = await readRef(repository, pulledRef(place));
  const [known] = before === undefined ? [] : await readCommits(repository, [before]);
  if (known?.tree === tree && known.parents.join() === parents.join()) return known.oid;
  const message = pullMessage({
    ...place,
    digest: modulesDigest(modules),
    plan: base && put.plan,
    left: put.left.map(({ name }) => name),
    record: record && shortId(record),
  });
  return writeCommit(repository, { tree, parents, message, time });
}

/** The same, durably, and under a ref, so that it is not lost before it is merged. */
export async function keepLive(repository: Repository, edited: EditedLive, kept: Kept): Promise<string> {
  const disk = durable(repository);
  const ref = pulledRef(kept.place);
  for (let tries = 0; tries < 10; tries += 1) {
    const before = await readRef(disk, ref);
    const commit = await commitLive(disk, edited, kept);
    if (commit === before || (await moveRef(disk, ref, commit, before))) return commit;
  }
  throw new GitError(`Cannot keep what is live in ${ref}: others moved it ten times meanwhile; run again`);
}

/** The ref has done its work once another ref has the commit. */
export async function dropIfHome(repository: Repository, place: RecordPlace): Promise<void> {
  const ref = pulledRef(place);
  const commit = await readRef(repository, ref);
  if (commit !== undefined && (await isInAnyRef(repository, commit))) await deleteRef(repository, ref, commit);
}
