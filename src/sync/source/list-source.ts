// Covered by test/sync/deploy/deploy.test.ts
import { listTree } from "../../git/objects/ls-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import { cleanFolder, detectSource } from "../../model/modules/detect-source.ts";
import type { Commit, TreeEntry } from "../../model/modules/tree.ts";
import { shortId } from "../../model/text/short-id.ts";

interface Wanted {
  /** Folder; absent: where the only main.js is. */
  readonly source: string | undefined;
  /** A tree to look into instead of the commit's own. */
  readonly tree: string | undefined;
}

/** What the source folder holds, with paths below it. */
export interface Listed {
  readonly source: string;
  readonly entries: readonly TreeEntry[];
}

/** Looks into a commit's source folder. */
export async function listSource(
  repository: Repository,
  commit: Commit,
  { source, tree = commit.oid }: Wanted,
): Promise<Listed> {
  if (source !== undefined) {
    const folder = cleanFolder(source);
    return { source: folder, entries: await listTree(repository, tree, folder) };
  }
  const all = await listTree(repository, tree, "");
  const folder = detectSource(
    all.map((entry) => entry.path),
    shortId(commit.oid),
  );
  return { source: folder, entries: below(all, folder) };
}

/** The path from the repository root of what lies below a folder. */
export function inFolder(folder: string, path: string): string {
  return folder === "" ? path : `${folder}/${path}`;
}

function below(entries: readonly TreeEntry[], folder: string): TreeEntry[] {
  if (folder === "") return [...entries];
  const inside = entries.filter((entry) => entry.path.startsWith(`${folder}/`));
  return inside.map((entry) => ({ ...entry, path: entry.path.slice(folder.length + 1) }));
}
