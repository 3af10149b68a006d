import { SyncError } from "../../model/outcome/errors.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

// What git says where there is none: of all other failures nobody knows what they hide.
const noWorkTree = /not a git repository \(or any|must be run in a work tree/;

/** Top folder of the work tree; undefined in a bare repository and outside of any. @throws where git cannot tell */
export async function topLevel(repository: Repository): Promise<string | undefined> {
  try {
    return (await gitText(repository, ["rev-parse", "--show-toplevel"])).replace(/\r?\n$/, "");
  } catch (failure) {
    if (failure instanceof SyncError && noWorkTree.test(saidBy(failure))) return undefined;
    throw failure;
  }
}

/** A message may be our own words for what git said, which then is its cause. */
function saidBy({ message, cause }: SyncError): string {
  return cause instanceof Error ? `${message} ${cause.message}` : message;
}

/** Those of the files that are in git's index, with paths as it holds them. */
export async function trackedFiles(repository: Repository, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const literal = paths.map((path) => `:(top,literal)${path}`);
  const printed = await gitText(repository, ["ls-files", "-z", "--full-name", "--", ...literal]);
  return printed.split("\0").filter((path) => path !== "");
}
