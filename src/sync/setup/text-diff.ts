import { readDiff } from "../../git/history/show-diff.ts";
import { type NewFile, writeTree } from "../../git/objects/write-tree.ts";
import { withQuarantine } from "../../git/process/quarantine.ts";
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
  return withQuarantine(repository, async (quarantined) => {
    const old = await writeTree(quarantined, file(before));
    return readDiff(quarantined, old, await writeTree(quarantined, file(after)));
  });
}
