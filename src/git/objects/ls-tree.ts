import { isUtf8 } from "node:buffer";
import type { TreeEntry } from "../../model/modules/tree.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitBytes } from "../process/runner.ts";
import { explainMissingFolder } from "./missing-folder.ts";
import { walkTree } from "./walk-tree.ts";

// Some 900,000 files: no source folder, but what a tree made to exhaust memory has.
const mostListBytes = 64 * 1024 * 1024;
const nul = 0x00;
const entryLine = /^(\d{6}) (blob|commit) ([0-9a-f]{40,64})\t(.+)$/s;

/**
 * Commit or tree id, and a folder in it (`""` is the root) → every file below the folder; nothing outside of it is
 * read. A folder that is not there is a UsageError that names the folders nearby.
 */
export async function listTree(repository: Repository, oid: string, folder = ""): Promise<readonly TreeEntry[]> {
  checkObjectId(oid);
  checkFolder(folder);
  const walked = await walkTree(repository, folder === "" ? `${oid}^{tree}` : treeish(oid, folder));
  if (walked !== undefined) return walked;
  try {
    const args = ["ls-tree", "-r", "-z", "--full-tree", treeish(oid, folder)];
    return parseLsTree(await gitBytes(repository, args, { maxBytes: mostListBytes }));
  } catch (error) {
    throw (await explainMissingFolder(repository, oid, folder, error)) ?? error;
  }
}

/**
 * Output of `git ls-tree -r -z` → entries. Each is `<mode> SP <type> SP <oid> TAB <path> NUL`, paths unquoted.
 * Output that does not end in NUL is half a list, and an error.
 */
export function parseLsTree(output: Buffer): readonly TreeEntry[] {
  if (output.length === 0) return [];
  if (output.at(-1) !== nul) throw new GitError("Cannot list the tree: git's list ends in the middle of an entry");
  if (!isUtf8(output)) throw new UsageError(`Cannot list the tree: ${nameOfBadPath(output)} is not UTF-8; rename it`);
  return output.toString("utf8").slice(0, -1).split("\0").map(parseLine);
}

function parseLine(line: string): TreeEntry {
  const [, mode, type, oid, path] = entryLine.exec(line) ?? [];
  if (mode === undefined || oid === undefined || path === undefined || (type !== "blob" && type !== "commit")) {
    throw new GitError(`Cannot list the tree: git printed ${JSON.stringify(line)}`);
  }
  return { mode, type, oid, path };
}

function nameOfBadPath(output: Buffer): string {
  let start = 0;
  for (let end = output.indexOf(nul); end >= 0; end = output.indexOf(nul, start)) {
    const line = output.subarray(start, end);
    if (!isUtf8(line)) return `path ${JSON.stringify(line.subarray(line.indexOf("\t") + 1).toString("latin1"))}`;
    start = end + 1;
  }
  return "a path";
}

const treeish = (oid: string, folder: string): string => (folder === "" ? oid : `${oid}:${folder}`);

/** A full id only: anything else could be an option or mean something else tomorrow. */
function checkObjectId(oid: string): void {
  if (!/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(oid)) {
    throw new GitError(`Cannot list ${JSON.stringify(oid)}: a full object id is needed`);
  }
}

function checkFolder(folder: string): void {
  if (folder === "") return;
  const badSegment = folder.split("/").some((segment) => segment === "" || segment === "." || segment === "..");
  if (badSegment || folder.includes("\0")) {
    throw new UsageError(
      `Cannot list folder ${JSON.stringify(folder)}: give it from the repository root, with "/", without "." and ".."`,
    );
  }
}
