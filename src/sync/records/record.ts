import { writeCommit } from "../../git/history/commits.ts";
import { moveRef, readRef } from "../../git/history/refs.ts";
import { writeTree } from "../../git/objects/write-tree.ts";
import { durable } from "../../git/process/durable.ts";
import { GitError } from "../../git/process/git-error.ts";
import type { Repository } from "../../git/process/repository.ts";
import { isEmptyCode, type Modules, sameContent } from "../../model/modules/modules.ts";
import { modulesDigest } from "../../model/modules/modules-digest.ts";
import { isEmpty, type Plan, planWrite } from "../../model/modules/plan.ts";
import { sameModules } from "../../model/modules/plan-modules.ts";
import { countChange, type RecordChange } from "../../model/records/record-change.ts";
import { recordFiles, recordFolder } from "../../model/records/record-files.ts";
import { recordMessage } from "../../model/records/record-message.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import { type RecordPlace, recordRef } from "../../model/records/record-refs.ts";
import { shortId } from "../../model/text/short-id.ts";
import { newestTip, readRecordModules } from "./read-records.ts";

export interface NewRecord {
  readonly place: RecordPlace;
  readonly modules: Modules;
  readonly origin: RecordOrigin;
  readonly time: Date;
  readonly account?: string | undefined;
}

export interface WrittenRecord {
  readonly commit: string;
  readonly ref: string;
  /** False where the newest record holds the same already. */
  readonly isNew: boolean;
}

/**
 * Puts what is live on top of the records of its branch, durably, and reads it back before it counts. Index, work tree
 * and HEAD stay as they are.
 * @throws GitError when the copy cannot be kept
 */
export async function writeRecord(repository: Repository, record: NewRecord): Promise<WrittenRecord> {
  const disk = durable(repository);
  const ref = recordRef(record.place);
  for (let tries = 0; tries < 10; tries += 1) {
    const before = await readRef(disk, ref);
    // In a new clone the history goes on where the fetched one ends.
    const below = before ?? (await newestTip(disk, record.place))?.tip;
    const written = await appendRecord(disk, record, below);
    const isNew = written !== below;
    // Somebody else's record came in between: then ours goes on top of it.
    if (written === before || (await moveRef(disk, ref, written, before))) return { commit: written, ref, isNew };
  }
  throw new GitError(`Cannot keep a record in ${ref}: others moved it ten times meanwhile; run again`);
}

/** The commit of a record on top of another (undefined: the first); the other itself where it holds the same. No ref moves. */
export async function appendRecord(
  repository: Repository,
  record: NewRecord,
  parent: string | undefined,
): Promise<string> {
  const { modules, place, origin, time, account } = record;
  const before = parent === undefined ? undefined : await readRecordModules(repository, parent);
  const plan = planWrite(before ?? new Map(), modules, sameContent);
  if (parent !== undefined && isEmpty(plan) && (before?.size ?? 0) === modules.size) return parent;
  const files = recordFiles(modules).map(({ path, bytes }) => ({
    path: `${recordFolder}/${path}`,
    mode: "100644",
    bytes,
  }));
  const tree = await writeTree(repository, files);
  const change = changeOf(before, modules, plan);
  const facts = { ...place, time, digest: modulesDigest(modules), origin, account, change };
  const message = recordMessage(facts, plan);
  const parents = parent === undefined ? [] : [parent];
  const commit = await writeCommit(repository, { tree, parents, message, time });
  await confirm(repository, commit, modules);
  return commit;
}

function changeOf(before: Modules | undefined, modules: Modules, plan: Plan): RecordChange {
  if (before === undefined) return "first";
  return isEmptyCode(modules) && !isEmptyCode(before) ? "emptied" : countChange(plan);
}

async function confirm(repository: Repository, commit: string, modules: Modules): Promise<void> {
  const stored = await readRecordModules(repository, commit);
  if (sameModules(stored, modules)) return;
  throw new GitError(`Cannot keep a record: what git stored in ${shortId(commit)} is not what was live`);
}
