// Covered by test/doors/cli.test.ts
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { openCommit } from "../../git/clone/open-commit.ts";
import type { Repository } from "../../git/process/repository.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import { told } from "../../model/text/told.ts";

/**
 * The path of a configuration that is in the work tree and in no commit yet, as `init` leaves it; undefined otherwise.
 * @param wanted its path, where the commit that is deployed does not have it
 */
export async function uncommittedConfig(repository: Repository, wanted: string): Promise<string | undefined> {
  if (!isInWorkTree(resolve(repository.directory), wanted)) return undefined;
  // An older commit, or one of another branch, may well be without it.
  return (await isInHead(repository, wanted)) ? undefined : wanted;
}

async function isInHead(repository: Repository, path: string): Promise<boolean> {
  try {
    return (await openCommit(repository, "HEAD", [path])).files.get(path) !== undefined;
  } catch (failure) {
    // A HEAD without commits has no files.
    if (failure instanceof UsageError) return false;
    throw failure;
  }
}

/** By looking at folders alone: a process would cost every run without a configuration 5 ms. */
function isInWorkTree(directory: string, path: string): boolean {
  if (existsSync(join(directory, ".git"))) return existsSync(join(directory, path));
  return dirname(directory) !== directory && isInWorkTree(dirname(directory), path);
}

export function describeUncommitted(path: string): Finding {
  return {
    severity: "warning",
    path,
    message: "is not committed yet, and a deploy reads the commit: nothing in it counts",
  };
}

/** What was found without the configuration is not the news where there is one that only has to be committed. */
export function explainUncommitted(failure: unknown, path: string | undefined): unknown {
  if (path === undefined || !(failure instanceof UsageError)) return failure;
  return new UsageError(
    told`${path} is not committed yet, and a deploy reads the commit; without it: ${failure.told}`,
    {
      cause: failure,
    },
  );
}
