// Covered by test/sync/records/push-records.test.ts
import { isAncestor } from "../../git/history/ancestry.ts";
import { readCommits, writeCommit } from "../../git/history/commits.ts";
import type { Repository } from "../../git/process/repository.ts";
import { joinMessage, parseRecordMessage } from "../../model/records/record-message.ts";
import { listRecords, recordsApart, type StoredRecord } from "./read-records.ts";

/**
 * The commit that has the records of both tips: one of the two where it has all that is new, else a merge whose tree is
 * the newest record of both, by time. No record is written again, so each still tells what it differs from.
 * @param tip of a remote's git branch, which nobody rewrites
 */
export async function joinRecords(repository: Repository, tip: string, ours: string | undefined): Promise<string> {
  if (ours === undefined || (await isAncestor(repository, ours, tip))) return tip;
  if (await isAncestor(repository, tip, ours)) return ours;
  if ((await news(repository, tip, ours)).length === 0) return tip;
  const [newest] = [...(await listRecords(repository, tip, 1)), ...(await listRecords(repository, ours, 1))].sort(
    byTime,
  );
  if (newest === undefined) return tip;
  const { commit, facts } = newest;
  return writeCommit(repository, {
    tree: commit.tree,
    parents: [tip, ours],
    message: joinMessage(facts),
    time: commit.time,
  });
}

/** Whether a commit is a record, or joins some: only on such a tip records are put. */
export async function holdsRecords(
  repository: Repository,
  tip: string,
): Promise<Pick<StoredRecord["facts"], "server" | "branch"> | undefined> {
  const [commit] = await readCommits(repository, [tip]);
  return commit === undefined ? undefined : parseRecordMessage(commit.message);
}

/** Our records but those that say what the record before or after them in time says, whoever wrote it. */
async function news(repository: Repository, tip: string, ours: string): Promise<readonly StoredRecord[]> {
  const fresh = await recordsApart(repository, ours, tip);
  const theirs = [...(await recordsApart(repository, tip, ours)), ...(await shared(repository, fresh))];
  const all = [...theirs, ...fresh].sort(byTime);
  const isTheirs = new Set(theirs);
  const repeats = (record: StoredRecord, index: number) =>
    [all[index - 1], all[index + 1]].some(
      (near) => near !== undefined && isTheirs.has(near) && near.commit.tree === record.commit.tree,
    );
  return all.filter((record, index) => !isTheirs.has(record) && !repeats(record, index));
}

/** What both have below our oldest new record. */
async function shared(repository: Repository, fresh: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  const [below] = fresh.at(-1)?.commit.parents ?? [];
  return below === undefined ? [] : listRecords(repository, below, 1);
}

const byTime = (a: StoredRecord, b: StoredRecord): number => b.facts.time.getTime() - a.facts.time.getTime();
