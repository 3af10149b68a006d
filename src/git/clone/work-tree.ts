import { UsageError } from "../../model/outcome/errors.ts";
import { pathspecOf } from "../process/pathspec.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** The files that are checked out, beside the commit that they came from. */
export interface WorkTree {
  /** Its folder, absolute. */
  readonly root: string;
  /** The commit that is checked out. */
  readonly head: string;
  /** Paths that differ from it or that it does not have; ignored files are not looked at. */
  readonly dirty: readonly string[];
}

/** @param except a folder whose files may differ: build output. @throws UsageError where nothing is checked out */
export async function readWorkTree(repository: Repository, except: string | undefined): Promise<WorkTree> {
  const [root = "", head = ""] = (await where(repository)).split("\n");
  const paths = except === undefined || except === "" ? [":(top)"] : [":(top)", `:(top,exclude,literal)${except}`];
  return { root, head, dirty: await changedPaths(repository, paths, "normal") };
}

/** Tracked files of a folder that differ from the commit that is checked out. */
export function changedInFolder(repository: Repository, folder: string): Promise<readonly string[]> {
  return changedPaths(repository, [pathspecOf(folder)], "no");
}

async function changedPaths(
  repository: Repository,
  paths: readonly string[],
  untracked: "normal" | "no",
): Promise<readonly string[]> {
  const how = ["--porcelain=v1", "-z", "--no-renames", `--untracked-files=${untracked}`];
  const status = await gitText(repository, ["status", ...how, "--", ...paths], {
    variables: { GIT_OPTIONAL_LOCKS: "0" },
  });
  // Each is two letters, a space, the path, NUL.
  return status
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(3));
}

async function where(repository: Repository): Promise<string> {
  try {
    return await gitText(repository, ["rev-parse", "--show-toplevel", "HEAD"]);
  } catch (cause) {
    throw new UsageError(
      "Cannot take built code: no commit is checked out in this folder; run inside of a work tree, or use from: commit",
      { cause },
    );
  }
}
