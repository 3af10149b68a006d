// Covered by test/sync/records/record.test.ts
import { type ReadCommit, readCommits } from "../../git/history/commits.ts";
import { plainHistory } from "../../git/history/find-commits.ts";
import { listRefs } from "../../git/history/refs.ts";
import { listTree } from "../../git/objects/ls-tree.ts";
import { readBlobs } from "../../git/objects/read-blobs.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { modulesOfRecord, recordFolder } from "../../model/records/record-files.ts";
import { parseRecordMessage, type RecordFacts } from "../../model/records/record-message.ts";
import { type RecordPlace, recordPatterns } from "../../model/records/record-refs.ts";

/** A commit that says what was live, and its own facts. */
export interface StoredRecord {
  readonly commit: ReadCommit;
  readonly facts: RecordFacts;
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

/**
 * The newest record of a place, here or as it was last fetched; undefined where there is none.
 * @param known its tips, where they were listed a moment ago
 */
export async function newestRecord(
  repository: Repository,
  place: RecordPlace,
  known?: readonly string[],
): Promise<StoredRecord | undefined> {
  return (await newestTip(repository, place, known))?.record;
}

/** The tip that has the newest record of a place, by time: the record itself, or a commit that joins it with others. */
export async function newestTip(
  repository: Repository,
  place: RecordPlace,
  known?: readonly string[],
): Promise<{ readonly tip: string; readonly record: StoredRecord } | undefined> {
  const tips = await Promise.all(
    (known ?? (await recordTips(repository, place))).map(async (tip) => {
      const record = await newestBehind(repository, tip);
      return record === undefined ? [] : [{ tip, record }];
    }),
  );
  return tips.flat().sort((a, b) => b.record.facts.time.getTime() - a.record.facts.time.getTime())[0];
}

/** Most tips are records themselves; behind one that joins others, git finds the newest. */
async function newestBehind(repository: Repository, tip: string): Promise<StoredRecord | undefined> {
  const [own] = await readRecords(repository, [tip]);
  if (own !== undefined && own.commit.parents.length < 2) return own;
  return (await listRecords(repository, tip, 1))[0];
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
