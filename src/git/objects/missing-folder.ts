import { UsageError } from "../../model/outcome/errors.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";
import { lookUp } from "./look-up.ts";

/** A listing that failed → the UsageError that explains it, or undefined where the folder is not the reason. */
export async function explainMissingFolder(
  repository: Repository,
  oid: string,
  folder: string,
  error: unknown,
): Promise<UsageError | undefined> {
  if (!(error instanceof GitError) || folder === "") return undefined;
  const [root, found] = await lookUp(repository, [`${oid}^{tree}`, `${oid}:${folder}`]);
  if (root === undefined || found?.type === "tree") return undefined;
  const what = found === undefined ? "is not a folder" : "is a file, not a folder";
  const near = nearestFolders(await listFolders(repository, oid), folder);
  const help = near.length === 0 ? "the commit has no folders" : `folders there: ${near.join(", ")}`;
  return new UsageError(`Cannot read source ${JSON.stringify(folder)}: it ${what} of ${oid.slice(0, 10)}; ${help}`, {
    cause: error,
  });
}

async function listFolders(repository: Repository, oid: string): Promise<readonly string[]> {
  const output = await gitText(repository, ["ls-tree", "-r", "-d", "-z", "--full-tree", "--name-only", oid]);
  return output.split("\0").filter((path) => path !== "");
}

/** At most eight folders: those that share a segment with the one asked for come first, then those near the root. */
function nearestFolders(folders: readonly string[], wanted: string): readonly string[] {
  const segments = new Set(wanted.toLowerCase().split("/"));
  const shared = (folder: string): number =>
    folder
      .toLowerCase()
      .split("/")
      .filter((segment) => segments.has(segment)).length;
  const depth = (folder: string): number => folder.split("/").length;
  return [...folders].sort((a, b) => shared(b) - shared(a) || depth(a) - depth(b)).slice(0, 8);
}
