import { UsageError } from "../model/errors.ts";
import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";

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
  const how = ["--porcelain=v1", "-z", "--no-renames", "--untracked-files=normal"];
  const status = await gitText(repository, ["status", ...how, "--", ...paths], {
    variables: { GIT_OPTIONAL_LOCKS: "0" },
  });
  // Each is two letters, a space, the path, NUL.
  return {
    root,
    head,
    dirty: status
      .split("\0")
      .filter(Boolean)
      .map((line) => line.slice(3)),
  };
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
