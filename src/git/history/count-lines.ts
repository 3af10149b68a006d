import { withoutAttributes } from "../objects/bare-beside.ts";
import type { NewFile } from "../objects/write-tree.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";
import { withTrees } from "./with-trees.ts";

/** Lines that came and went; undefined for what is no text. */
export interface LineCount {
  readonly added: number | undefined;
  readonly removed: number | undefined;
}

/**
 * Two sets of files → for each path that differs, how many lines. Leaves nothing in the repository.
 * @param more options of `git diff`
 */
export async function countLines(
  repository: Repository,
  before: readonly NewFile[],
  after: readonly NewFile[],
  more: readonly string[] = [],
): Promise<ReadonlyMap<string, LineCount>> {
  return withTrees(repository, [before, after], async (quarantined, trees) => {
    const args = [
      "diff",
      "--numstat",
      "-z",
      "--no-renames",
      "--no-ext-diff",
      "--no-textconv",
      "--no-relative",
      ...more,
    ];
    // `.gitattributes` may say `-diff` of code that git is not to show; how much of it changed is true all the same.
    const format = trees[0].length === 64 ? "sha256" : "sha1";
    return withoutAttributes(quarantined, format, async (bare) =>
      parseNumstat(await gitText(bare, [...args, ...trees, "--"])),
    );
  });
}

/** Output of `git diff --numstat -z` → `<added> TAB <removed> TAB <path> NUL` each, with `-` for what is no text. */
export function parseNumstat(output: string): ReadonlyMap<string, LineCount> {
  if (output === "") return new Map();
  if (!output.endsWith("\0")) throw new GitError("Cannot count lines: git's list ends in the middle of an entry");
  return new Map(
    output
      .slice(0, -1)
      .split("\0")
      .map((entry) => {
        const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.+)$/s.exec(entry) ?? [];
        if (added === undefined || removed === undefined || path === undefined)
          throw new GitError(`Cannot count lines: git printed ${JSON.stringify(entry)}`);
        return [path, { added: count(added), removed: count(removed) }];
      }),
  );
}

const count = (text: string): number | undefined => (text === "-" ? undefined : Number(text));
