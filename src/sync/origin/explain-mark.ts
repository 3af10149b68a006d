// Covered by test/sync/origin/explain-anywhere.test.ts
import { isAncestor } from "../../git/history/ancestry.ts";
import { isInAnyRef } from "../../git/history/refs.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { trueMarks } from "../../model/modules/stamp.ts";
import type { Commit } from "../../model/modules/tree.ts";

/**
 * The commit that a stamp among the live modules names, where it speaks the truth: its digest fits the modules beside
 * it, and the commit is an ancestor of the known one, or of another git branch or tag of this repository. So built
 * code, which no commit holds, explains itself without a record, and without the right to write one.
 */
export async function markedCommit(
  repository: Repository,
  { oid }: Commit,
  live: Modules,
): Promise<string | undefined> {
  for (const { commit } of trueMarks(live)) {
    if (commit === oid || (await isAncestor(repository, commit, oid))) return commit;
    if (await isInAnyRef(repository, commit)) return commit;
  }
  return undefined;
}
