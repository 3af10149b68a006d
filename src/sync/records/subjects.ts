// Covered by test/sync/records/log.test.ts
import { readCommitsIfAny } from "../../git/history/commits.ts";
import type { Repository } from "../../git/process/repository.ts";
import { parseRecordMessage } from "../../model/records/record-message.ts";
import { describeOrigin } from "../../model/records/record-origin.ts";
import type { StoredRecord } from "./read-records.ts";

/** First lines of the commits that were deployed; one that was rewritten since has none. */
export async function subjectsOf(
  repository: Repository,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(records.flatMap(({ facts }) => ("commit" in facts.origin ? [facts.origin.commit] : [])));
  const commits = await readCommitsIfAny(repository, [...wanted]);
  return new Map(commits.flatMap((commit) => (commit === undefined ? [] : [[commit.oid, subjectOf(commit.message)]])));
}

function subjectOf(message: string): string {
  const facts = parseRecordMessage(message);
  const [subject = ""] = message.split("\n");
  return facts === undefined ? subject : `what was ${describeOrigin(facts.origin)}`;
}
