// Covered by test/sync/pull/find-base.test.ts
import { readCommitsIfAny } from "../../git/history/commits.ts";
import type { Repository } from "../../git/process/repository.ts";
import { parseRecordMessage } from "../../model/records/record-message.ts";
import { listRecords } from "../records/read-records.ts";

/**
 * A commit, or a record → the commit of the source that it is, or was based on: what it says was deployed; of an edit,
 * and of what was brought back, what the records before it say. Undefined where that is not here any more.
 */
export async function sourceCommit(repository: Repository, oid: string, most = 10): Promise<string | undefined> {
  const [commit] = await readCommitsIfAny(repository, [oid]);
  if (commit === undefined || most === 0) return undefined;
  if (parseRecordMessage(commit.message) === undefined) return oid;
  for (const { facts } of await listRecords(repository, oid, mostRecords)) {
    if (!("commit" in facts.origin)) continue;
    const found = await sourceCommit(repository, facts.origin.commit, most - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const mostRecords = 200;
