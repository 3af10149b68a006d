// Covered by test/sync/look/compare.test.ts
import { diffTrees } from "../../git/history/show-diff.ts";
import { withTrees } from "../../git/history/with-trees.ts";
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";

/** The files of two states of a code branch. */
export interface TwoTrees {
  readonly before: readonly NewFile[];
  readonly after: readonly NewFile[];
}

/** The lines of the difference: on a terminal as the user's git shows them; else as plain text, which is returned. */
export async function patch(
  { before, after }: TwoTrees,
  repository: Repository,
  output: { readonly terminal: boolean },
): Promise<string> {
  return withTrees(repository, [before, after], (quarantined, [treeA, treeB]) =>
    diffTrees(quarantined, treeA, treeB, output),
  );
}
