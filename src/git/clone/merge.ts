// Covered by test/sync/pull/pull.test.ts
import { spawn } from "node:child_process";
import { lookUpIds } from "../objects/look-up.ts";
import { personEnvironment } from "../process/environment.ts";
import { findGit } from "../process/find-git.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";

/** How a merge that git made by itself ended. */
export interface MergeEnd {
  readonly status: number;
  /** Git waits for a person: there are conflicts, or an editor was left without a word. */
  readonly isOpen: boolean;
}

/**
 * `git merge` or `git rebase` as a person would type it: with his settings, hooks, editor and terminal. What git does to
 * the work tree is git's doing, and what it leaves stays so.
 * @param quiet standard output belongs to somebody else: what git says goes to standard error
 */
export async function mergeByGit(
  repository: Repository,
  how: "merge" | "rebase",
  commit: string,
  { quiet }: { readonly quiet: boolean },
): Promise<MergeEnd> {
  const status = await run(repository, [how, commit], quiet);
  const open = await lookUpIds(repository, [how === "merge" ? "MERGE_HEAD" : "REBASE_HEAD"]);
  return { status, isOpen: status !== 0 && open[0] !== undefined };
}

function run(repository: Repository, args: readonly string[], quiet: boolean): Promise<number> {
  // No git of ours: it has the terminal, and simple-git always captures the output.
  const child = spawn(findGit(repository), args, {
    cwd: repository.directory,
    env: personEnvironment(repository),
    stdio: ["inherit", quiet ? 2 : "inherit", "inherit"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once("error", (cause) => reject(new GitError(`Cannot run git ${args[0]}: ${cause.message}`, { cause })));
  // A git that a signal ended has not merged.
  child.once("close", (status) => resolve(status ?? 128));
  return promise;
}
