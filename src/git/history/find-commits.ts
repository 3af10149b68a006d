import { GitError } from "../process/git-error.ts";
import { pathspecOf } from "../process/pathspec.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/**
 * Ids of a commit and of all before it, the newest first, merges left out.
 * @param tip what is in the history of `without` too is left out
 */
export async function plainHistory(
  repository: Repository,
  tip: string,
  { limit, without }: { readonly limit?: number; readonly without?: string },
): Promise<readonly string[]> {
  const bounds = limit === undefined ? [] : [`--max-count=${limit}`];
  const excluded = without === undefined ? [] : [`^${without}`];
  const printed = await gitText(repository, [
    "rev-list",
    "--no-merges",
    "--date-order",
    ...bounds,
    tip,
    ...excluded,
    "--",
  ]);
  return printed.split("\n").filter((line) => line !== "");
}

/** Ids of all commits behind some others whose message has this text, newest first, merges left out. */
export async function findByMessage(
  repository: Repository,
  tips: readonly string[],
  text: string,
): Promise<readonly string[]> {
  const args = ["rev-list", "--no-merges", "--date-order", "--fixed-strings", `--grep=${text}`, ...tips, "--"];
  return (await gitText(repository, args)).split("\n").filter((line) => line !== "");
}

/** The other parents of the newest merges on the first-parent line of a commit, whatever these merges changed. */
export async function mergedParents(repository: Repository, tip: string, limit: number): Promise<readonly string[]> {
  const args = ["rev-list", "--first-parent", "--merges", "--parents", `--max-count=${limit}`, tip, "--"];
  const lines = (await gitText(repository, args)).split("\n").filter((line) => line !== "");
  // Each line is the merge, its first parent, and the others.
  return [...new Set(lines.flatMap((line) => line.split(" ").slice(2)))];
}

/** How many commits of the first-parent line of each that touch the folders ("" is everything) are not in the other. */
export async function countApart(
  repository: Repository,
  a: string,
  b: string,
  folders: readonly string[],
): Promise<{ readonly onlyA: number; readonly onlyB: number }> {
  const args = ["rev-list", "--left-right", "--first-parent", "--count", `${a}...${b}`, "--"];
  const printed = await gitText(repository, [...args, ...folders.map(pathspecOf)]);
  const [, onlyA, onlyB] = /^(\d+)\s+(\d+)$/.exec(printed.trim()) ?? [];
  if (onlyA === undefined || onlyB === undefined) throw new GitError("Cannot count commits: git gave no two numbers");
  return { onlyA: Number(onlyA), onlyB: Number(onlyB) };
}
