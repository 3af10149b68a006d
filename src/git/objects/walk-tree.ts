import { isUtf8 } from "node:buffer";
import type { TreeEntry } from "../../model/modules/tree.ts";
import type { Repository } from "../process/repository.ts";
import { askObjects } from "./reader.ts";

/** Trees that hold each other many times over unfold to more than this: then git lists them, within a bound. */
const mostEntries = 100_000;
const mostBytes = 16 * 1024 * 1024;

/** A folder of a tree, whose own entries are read in a later turn. */
interface Folder {
  readonly name: string;
  readonly prefix: string;
  readonly entries: (TreeEntry | Folder)[];
}

/**
 * A tree-ish → every file below it, in git's order, by the process that reads objects anyway: one question for each
 * level of folders. Undefined: it cannot be told so, and `git ls-tree` tells it, or why.
 */
export async function walkTree(repository: Repository, treeish: string): Promise<readonly TreeEntry[] | undefined> {
  const root: Folder = { name: treeish, prefix: "", entries: [] };
  let count = 0;
  for (let level = [root]; level.length > 0; level = level.flatMap(({ entries }) => entries.filter(isFolder))) {
    const names = level.map(({ name }) => name);
    const trees = await askObjects(repository, names, mostBytes);
    for (const [index, folder] of level.entries()) {
      const tree = trees?.[index];
      if (tree?.type !== "tree" || !readTree(tree.bytes, tree.oid.length / 2, folder)) return undefined;
      count += folder.entries.length;
      if (count > mostEntries) return undefined;
    }
  }
  return flat(root);
}

const isFolder = (entry: TreeEntry | Folder): entry is Folder => "entries" in entry;

const flat = ({ entries }: Folder): readonly TreeEntry[] =>
  entries.flatMap((entry) => (isFolder(entry) ? flat(entry) : entry));

/** `<mode> SP <name> NUL <id>` again and again. False: it is cut off, or a name is not UTF-8. */
function readTree(bytes: Buffer, idBytes: number, { prefix, entries }: Folder): boolean {
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const nul = bytes.indexOf(0, space);
    const end = nul + 1 + idBytes;
    if (space < 0 || nul < 0 || end > bytes.length) return false;
    const raw = bytes.subarray(space + 1, nul);
    if (!isUtf8(raw)) return false;
    const path = `${prefix}${raw.toString("utf8")}`;
    const mode = bytes.toString("latin1", at, space).padStart(6, "0");
    const oid = bytes.toString("hex", nul + 1, end);
    if (mode === "040000") entries.push({ name: oid, prefix: `${path}/`, entries: [] });
    else entries.push({ mode, type: mode === "160000" ? "commit" : "blob", oid, path });
    at = end;
  }
  return true;
}
