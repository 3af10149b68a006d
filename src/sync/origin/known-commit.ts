// Covered by test/sync/look/status.test.ts
import { readCommits } from "../../git/history/commits.ts";
import type { Repository } from "../../git/process/repository.ts";

/** A commit as a person knows it. */
export interface KnownCommit {
  readonly commit: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly time: string;
}

export async function describeCommit(repository: Repository, oid: string): Promise<KnownCommit> {
  const [commit] = await readCommits(repository, [oid]);
  const [subject = ""] = (commit?.message ?? "").split("\n");
  return { commit: oid, subject, time: (commit?.time ?? new Date(0)).toISOString() };
}
