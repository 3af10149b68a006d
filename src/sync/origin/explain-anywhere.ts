import { gameRemotes } from "../../git/clone/game-remotes.ts";
import { readBeside, readFiles } from "../../git/history/history.ts";
import { isInAnyRef, listFormerHeads, listTips } from "../../git/history/refs.ts";
import type { Version } from "../../git/history/walk-back.ts";
import type { Repository } from "../../git/process/repository.ts";
import { contentIds, type KnownIds } from "../../model/modules/content-id.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { objectFormat } from "../../model/modules/tree.ts";
import type { Known } from "../start/configurations.ts";
import { type Explanation, explainByHistory, explainFrom, historyLimit } from "./explain.ts";
import { markedCommit } from "./explain-mark.ts";
import { type Search, startSearch } from "./read-versions.ts";
import { matchVersions } from "./search.ts";

// Branches that were not touched for a long time say little about what is live, and each costs a process.
const mostTips = 30;

/** What a search is for: a code branch and what it holds. */
export interface Live {
  readonly branch: string;
  readonly modules: Modules;
}

/** A search for the commit of live code, beside what is known of this repository. */
export function searchFor(repository: Repository, known: Known, { branch, modules }: Live, told?: KnownIds): Search {
  const live = contentIds(modules, objectFormat(known.commit), told);
  return startSearch({ repository, branch, configurations: known.configurations, modules, live });
}

/** The commit that live modules are from: an ancestor of the known one first, then what their stamp names, then any other that this clone has. */
export async function explainAnywhere(repository: Repository, known: Known, live: Live): Promise<Explanation> {
  const search = searchFor(repository, known, live);
  const explanation = await explainByHistory(search, known);
  if (explanation.commit !== undefined) return explanation;
  const marked = await markedCommit(repository, known.commit, live.modules);
  if (marked !== undefined) return { commit: marked, cutOff: false, unseen: [] };
  return explainElsewhere(search, known, explanation);
}

/**
 * The commit of HEAD, another git branch or a tag whose modules these are: what is live when an older commit is deployed
 * again, or when two branches take turns. Then what HEAD was once here, and no branch has any more.
 * @param sofar what the ancestors of the known commit told, which stays where nothing is found
 */
export async function explainElsewhere(search: Search, { commit }: Known, sofar: Explanation): Promise<Explanation> {
  const { repository } = search;
  const games = await gameRemotes(repository);
  const [{ tips, total }, [head, ...former]] = await Promise.all([
    listTips(repository, mostTips, { without: games.map((name) => `refs/remotes/${name}/`) }),
    listFormerHeads(repository, historyLimit),
  ]);
  const standing = [...new Set([...(head === undefined ? [] : [head]), ...tips])];
  const candidates = [...new Set([...standing, ...former])].filter((oid) => oid !== commit.oid);
  const base = { commit, files: await readFiles(repository, commit) };
  const versions = await readBeside(repository, base, candidates);
  // The candidates themselves are most likely; the history of each costs a process.
  const found = (await matchVersions(search, versions, "all")) ?? (await matchHistories(search, versions, standing));
  if (found?.commit === undefined) return withBound(sofar, total - mostTips);
  const isStanding = !former.includes(found.commit) || (await isInAnyRef(repository, found.commit));
  const folder = found.folder === undefined ? {} : { folder: found.folder };
  return { commit: found.commit, ...folder, ...(isStanding ? {} : { gone: true as const }), cutOff: false, unseen: [] };
}

async function matchHistories(search: Search, versions: Iterable<Version>, tips: readonly string[]) {
  for (const version of versions) {
    if (!tips.includes(version.commit.oid)) continue;
    const explanation = await explainFrom(search, version);
    if (explanation.commit !== undefined) return explanation;
  }
  return undefined;
}

const withBound = (explanation: Explanation, left: number): Explanation =>
  left <= 0
    ? explanation
    : {
        ...explanation,
        unseen: [...explanation.unseen, `${left} git branches and tags that are older than the newest ${mostTips}`],
      };
