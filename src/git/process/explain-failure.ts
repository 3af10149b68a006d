import { type SyncError, UsageError } from "../../model/outcome/errors.ts";
import { GitError } from "./git-error.ts";
import { pushReason } from "./push-reason.ts";
import type { Repository } from "./repository.ts";

/** How a git process ended. For a killed one the exit status is null, whatever simple-git's types say. */
export interface GitEnding {
  readonly exitCode: number | null;
  readonly stdOut: readonly Buffer[];
  readonly stdErr: readonly Buffer[];
}

/** A failed git process → one line that says what failed, what git found, and git's own advice. */
export function explainFailure(
  repository: Repository,
  args: readonly string[],
  ending: GitEnding | undefined,
  cause: unknown,
): SyncError {
  const said = Buffer.concat(ending?.stdErr ?? []).toString("utf8");
  const where = JSON.stringify(repository.directory);
  if (said.includes("not a git repository")) {
    return new UsageError(`Cannot open repository: ${where} is not inside a git repository`, { cause });
  }
  if (said.includes("dubious ownership") || said.includes("safe.directory")) {
    return new UsageError(
      `Cannot open repository ${where}: it belongs to another user than the one who runs git, and this git does not trust it; run git config --global --add safe.directory ${where} first (in a workflow, git 2.38 or newer needs no such step)`,
      { cause },
    );
  }
  if (/unknown option|unrecognized argument|not a git command|unknown switch/.test(said)) {
    return new UsageError(`Cannot run git ${args[0]}: ${oneLine(said)}; git 2.31 or newer is needed`, { cause });
  }
  if (args[0] === "push" && ending !== undefined) {
    const stdout = Buffer.concat(ending.stdOut).toString("utf8");
    const reason = pushReason({ stdout, stderr: said });
    if (reason !== "") return new GitError(reason, { cause });
  }
  return new GitError(`Cannot run git ${args[0]}: ${oneLine(said) || describeEnd(ending, cause)}`, { cause });
}

function describeEnd(ending: GitEnding | undefined, cause: unknown): string {
  if (ending === undefined) return oneLine(String(cause));
  return ending.exitCode === null ? "it was killed" : `it ended with status ${ending.exitCode} and no message`;
}

function oneLine(text: string): string {
  return text
    .replace(/^(fatal|error|warning): /gm, "")
    .split(/\s*\n\s*/)
    .filter((line) => line !== "" && !/^hint:|^Please make sure you have|^and the repository exists/.test(line))
    .join(" · ");
}
