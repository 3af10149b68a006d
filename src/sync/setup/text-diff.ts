// Covered by test/doors/init.test.ts
import { readDiff } from "../../git/history/show-diff.ts";
import { withTrees } from "../../git/history/with-trees.ts";
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";

/** What writing a file would change, as `git diff` shows it; nothing is left in the repository. Empty where equal. */
export async function textDiff(
  repository: Repository,
  path: string,
  before: string | undefined,
  after: string,
): Promise<string> {
  const file = (text: string | undefined): NewFile[] =>
    text === undefined ? [] : [{ path, mode: "100644", bytes: Buffer.from(text) }];
  return withTrees(repository, [file(before), file(after)], (quarantined, [old, fresh]) =>
    readDiff(quarantined, old, fresh),
  );
}
