import { mergedParents } from "../../git/history/find-commits.ts";
import { readBeside, readFiles } from "../../git/history/history.ts";
import type { Version } from "../../git/history/walk-back.ts";
import { isBelow, type Watched } from "../../git/history/watched.ts";
import type { Commit } from "../../model/modules/tree.ts";
import type { Search } from "./read-versions.ts";
import { type Match, matchVersions } from "./search.ts";

/** The other parents of the merges: what a git branch had before it was merged, and perhaps deleted. */
export async function matchMerged(
  search: Search,
  base: Pick<Version, "commit" | "files">,
  versions: Iterable<Version>,
  watched: Watched,
): Promise<(Match & { readonly behind: number | undefined }) | undefined> {
  const behind = new Map<string, number>();
  let newer = 0;
  for (const { parents, changed } of versions) {
    if (changed.some((path) => watched.folders.some((folder) => isBelow(path, folder)))) newer += 1;
    for (const parent of parents.slice(1)) behind.set(parent, newer);
  }
  const merged = await readBeside(search.repository, base, [...behind.keys()], watched);
  const match = await matchVersions(search, merged, watched.folders);
  return match === undefined ? undefined : { ...match, behind: behind.get(match.commit) };
}

/**
 * The same of merges that changed nothing of the source, because they took our side of all: a history by paths does not
 * name them, and who made such a merge has seen what he left.
 */
export async function matchUnused(
  search: Search,
  commit: Commit,
  folders: readonly string[],
): Promise<Match | undefined> {
  const parents = await mergedParents(search.repository, commit.oid, most);
  if (parents.length === 0) return undefined;
  const base = { commit, files: await readFiles(search.repository, commit) };
  return matchVersions(search, await readBeside(search.repository, base, parents), folders);
}

// As many merges as a search walks commits.
const most = 200;
