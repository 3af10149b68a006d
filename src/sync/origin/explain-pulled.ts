// Covered by test/sync/origin/explain-pulled.test.ts
import { findByMessage } from "../../git/history/find-commits.ts";
import { readBeside, readFiles } from "../../git/history/history.ts";
import { modulesDigest } from "../../model/modules/modules-digest.ts";
import type { Commit } from "../../model/modules/tree.ts";
import { pulledTrailer } from "../../model/pull/pull-message.ts";
import type { Search } from "./read-versions.ts";
import { type Match, matchVersions } from "./search.ts";

/**
 * The commit of `pull` that brought this very live code home, wherever in the history of a commit it was merged: a merge
 * that took nothing of it, or one that came in with another git branch, is on no first-parent line. What its message
 * claims counts only where its files say the same.
 */
export async function matchPulled(search: Search, commit: Commit): Promise<Match | undefined> {
  const { repository, modules } = search;
  const found = await findByMessage(repository, [commit.oid], pulledTrailer(modulesDigest(modules)));
  if (found.length === 0) return undefined;
  const base = { commit, files: await readFiles(repository, commit) };
  return matchVersions(search, await readBeside(repository, base, found.slice(0, most)), "all");
}

// The same code may have been live, and brought home, more than once.
const most = 20;
