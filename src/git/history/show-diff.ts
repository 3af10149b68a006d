import { spawn } from "node:child_process";
import { tellHiddenLines } from "../objects/hidden-lines.ts";
import { terminalEnvironment } from "../process/environment.ts";
import { findGit } from "../process/find-git.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/**
 * The difference of two trees: on a terminal as the user's git shows it; else as plain text. What is still to be printed
 * is returned: why lines are missing too.
 */
export async function diffTrees(
  repository: Repository,
  treeA: string,
  treeB: string,
  { terminal }: { readonly terminal: boolean },
): Promise<string> {
  if (terminal) await showDiff(repository, treeA, treeB);
  const text = terminal ? "" : await readDiff(repository, treeA, treeB);
  return `${text}${await tellHiddenLines(repository, treeA, treeB)}`;
}

/**
 * Shows the difference of two trees on the user's terminal, with his colours, pager and diff tools; resolves when he
 * has read it. Only for a terminal: elsewhere output must pass our own sink, see `readDiff`.
 */
export async function showDiff(repository: Repository, treeA: string, treeB: string): Promise<void> {
  // The one git that simple-git cannot start: it always captures the output.
  const child = spawn(findGit(repository), ["-c", "core.useReplaceRefs=false", "diff", treeA, treeB, "--"], {
    cwd: repository.directory,
    env: terminalEnvironment(repository),
    stdio: "inherit",
    signal: repository.signal,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once("error", (error) => reject(repository.signal?.aborted ? repository.signal.reason : error));
  child.once("close", (status, signal) => {
    // A pager that is left early ends git with SIGPIPE, and that is a fine end.
    if (status === 0 || status === 141 || signal === "SIGPIPE") resolve();
    else reject(new GitError(`Cannot show the difference: git diff ended with ${signal ?? `status ${status}`}`));
  });
  return promise;
}

/** The difference of two trees as a plain patch: no colours, no diff tools, no text conversion. Empty where equal. */
export async function readDiff(
  repository: Repository,
  treeA: string,
  treeB: string,
  more: readonly string[] = [],
): Promise<string> {
  const plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--no-relative", ...more];
  return gitText(repository, ["diff", ...plain, treeA, treeB, "--"]);
}

/** What differs from one commit to another (undefined: from nothing), as `git apply` takes it, bytes too, whatever a person's settings of `git diff` are. */
export async function exactPatch(repository: Repository, from: string | undefined, to: string): Promise<string> {
  const plain = [
    "--no-color",
    "--no-ext-diff",
    "--no-textconv",
    "--no-relative",
    "--no-renames",
    "--no-indent-heuristic",
  ];
  const exact = [
    "--binary",
    "--full-index",
    "--src-prefix=a/",
    "--dst-prefix=b/",
    "--unified=3",
    "--inter-hunk-context=0",
  ];
  return gitText(repository, [
    "diff-tree",
    "-p",
    "-r",
    "--root",
    "--no-commit-id",
    ...plain,
    ...exact,
    ...(from === undefined ? [to] : [from, to]),
    "--",
  ]);
}
