import { withQuarantine } from "../git/quarantine.ts";
import type { Repository } from "../git/repository.ts";
import { readDiff } from "../git/show-diff.ts";
import { type NewFile, writeTree } from "../git/write-tree.ts";

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
