import { type NewFile, writeTree } from "../objects/write-tree.ts";
import { withQuarantine } from "../process/quarantine.ts";
import type { Repository } from "../process/repository.ts";

/** Two sets of files as two trees, which `use` can compare with git. Leaves nothing in the repository. */
export async function withTrees<T>(
  repository: Repository,
  [before, after]: readonly [readonly NewFile[], readonly NewFile[]],
  use: (quarantined: Repository, trees: readonly [string, string]) => Promise<T>,
): Promise<T> {
  return withQuarantine(repository, async (quarantined) => {
    const treeA = await writeTree(quarantined, before);
    return use(quarantined, [treeA, await writeTree(quarantined, after)]);
  });
}
