// Covered by test/sync/pull/find-base.test.ts
import { readBeside, readFiles } from "../../git/history/history.ts";
import { isEmpty, planWrite } from "../../model/modules/plan.ts";
import { withoutStamp } from "../../model/modules/stamp.ts";
import type { Home } from "../../model/pull/home.ts";
import { homeFiles } from "../../model/pull/home.ts";
import { type PutBack, putBack, spokenOf } from "../../model/pull/put-back.ts";
import { foreignMaps } from "../origin/explain-maps.ts";
import { foldersOf, type Search } from "../origin/read-versions.ts";
import { distance } from "../origin/search.ts";
import { type Known, learnConfigurations } from "../start/configurations.ts";

/** The modules of a commit at home, read by its own configuration, so that live code differs least; undefined: it has none. */
export async function readHome(search: Search, { commit }: Known, oid: string): Promise<Home | undefined> {
  const { repository, configurations } = search;
  const base = { commit, files: await readFiles(repository, commit) };
  const [version] = await readBeside(repository, base, [oid]);
  if (version === undefined) return undefined;
  const { files } = version;
  await learnConfigurations(repository, configurations, [files.get(configurations.path)?.oid]);
  const ways = foldersOf(search, version, "all").flatMap(({ folder, reading, told, read }) => {
    const { ids, layout } = read(files, folder);
    const far = distance(planWrite(told, ids));
    return ids.size === 0 ? [] : [{ far, home: { commit: oid, files, folder, layout, reading } }];
  });
  return ways.toSorted((a, b) => a.far - b.far)[0]?.home;
}

/** Live code as files of the commit that it is based on. */
export async function putLiveBack({ repository, modules, live }: Search, home: Home): Promise<PutBack> {
  const { changed, removed } = await foreignMaps(repository, home, home, live);
  const told = withoutStamp(modules, home.reading.stamp);
  const known = new Set(homeFiles(home).keys());
  return putBack(home, spokenOf(told, known, [...changed, ...removed]), live);
}

/** Nothing was edited, and nothing is live that no file can hold. */
export const isSame = ({ plan, left }: PutBack): boolean => isEmpty(plan) && left.length === 0;
