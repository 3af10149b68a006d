import { plainHistory, type ReadCommit, readCommits, writeCommit } from "../../git/history/commits.ts";
import { listRefs, moveRef, readRef } from "../../git/history/refs.ts";
import { listTree } from "../../git/objects/ls-tree.ts";
import { readBlobs } from "../../git/objects/read-blobs.ts";
import { writeTree } from "../../git/objects/write-tree.ts";
import { durable } from "../../git/process/durable.ts";
import { GitError } from "../../git/process/git-error.ts";
import type { Repository } from "../../git/process/repository.ts";
import { isEmptyCode, type Modules, sameContent } from "../../model/modules/modules.ts";
import { modulesDigest } from "../../model/modules/modules-digest.ts";
import { isEmpty, type Plan, planWrite } from "../../model/modules/plan.ts";
import { countChange, type RecordChange } from "../../model/records/record-change.ts";
import { modulesOfRecord, recordFiles, recordFolder } from "../../model/records/record-files.ts";
import {
  parseRecordMessage,
  type RecordFacts,
  type RecordOrigin,
  recordMessage,
} from "../../model/records/record-message.ts";
import { type RecordPlace, recordPatterns, recordRef } from "../../model/records/record-refs.ts";
import { shortId } from "../../model/text/short-id.ts";

/** A commit that says what was live, and its own facts. */
export interface StoredRecord {
  readonly commit: ReadCommit;
  readonly facts: RecordFacts;
}

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

/** The modules of a record's commit, exactly as they were live. */
export async function readRecordModules(repository: Repository, commit: string): Promise<Modules> {
  const entries = (await listTree(repository, commit)).filter(
    ({ path, type }) => type === "blob" && path.startsWith(`${recordFolder}/`),
  );
  const blobs = await readBlobs(
    repository,
    entries.map(({ oid }) => oid),
  );
  const files = entries.map(({ path, oid }) => ({
    path: path.slice(recordFolder.length + 1),
    bytes: blobs.get(oid) ?? Buffer.alloc(0),
  }));
  return modulesOfRecord(files);
}

/** The newest commits of a place's records: ours, and those of each remote as they were last fetched. */
export async function recordTips(repository: Repository, place: RecordPlace): Promise<readonly string[]> {
  return [...new Set((await listRefs(repository, ...recordPatterns(place))).values())];
}

/** The newest record of a place, here or as it was last fetched; undefined where there is none. */
export async function newestRecord(repository: Repository, place: RecordPlace): Promise<StoredRecord | undefined> {
  return (await newestTip(repository, place))?.record;
}

/** The tip that has the newest record of a place, by time: the record itself, or a commit that joins it with others. */
async function newestTip(
  repository: Repository,
  place: RecordPlace,
): Promise<{ readonly tip: string; readonly record: StoredRecord } | undefined> {
  const tips = await Promise.all(
    (await recordTips(repository, place)).map(async (tip) => {
      const [record] = await listRecords(repository, tip, 1);
      return record === undefined ? [] : [{ tip, record }];
    }),
  );
  return tips.flat().sort((a, b) => b.record.facts.time.getTime() - a.record.facts.time.getTime())[0];
}

/** The records behind a commit, newest first, each once; commits that join records, and others, are left out. */
export async function listRecords(
  repository: Repository,
  tip: string,
  limit: number,
): Promise<readonly StoredRecord[]> {
  return readRecords(repository, await plainHistory(repository, tip, { limit }));
}

/** Every record that one history has and another has not, newest first. */
export async function recordsApart(
  repository: Repository,
  tip: string,
  without: string,
): Promise<readonly StoredRecord[]> {
  return readRecords(repository, await plainHistory(repository, tip, { without }));
}

/** Those of some commits that are records, with what they say of themselves. */
export async function readRecords(repository: Repository, oids: readonly string[]): Promise<readonly StoredRecord[]> {
  const commits = await readCommits(repository, oids);
  return commits.flatMap((commit) => {
    const facts = parseRecordMessage(commit.message);
    return facts === undefined ? [] : [{ commit, facts }];
  });
}

async function confirm(repository: Repository, commit: string, modules: Modules): Promise<void> {
  const stored = await readRecordModules(repository, commit);
  if (stored.size === modules.size && isEmpty(planWrite(stored, modules, sameContent))) return;
  throw new GitError(`Cannot keep a record: what git stored in ${shortId(commit)} is not what was live`);
}
