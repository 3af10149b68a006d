// Covered by test/sync/origin/explain-anywhere.test.ts
import { readCommits } from "../../git/history/commits.ts";
import type { Version } from "../../git/history/walk-back.ts";
import { isBelow } from "../../git/history/watched.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { ContentIds } from "../../model/modules/content-id.ts";
import { isEmpty, type Plan, planWrite } from "../../model/modules/plan.ts";
import { recordFolder } from "../../model/records/record-files.ts";
import { parseRecordMessage } from "../../model/records/record-message.ts";
import { learnConfigurations } from "../start/configurations.ts";
import { foreignMaps } from "./explain-maps.ts";
import { type Folders, foldersOf, type Search } from "./read-versions.ts";

/** What is nearest to the live code, and what differs from it. */
export interface Nearest {
  readonly commit: string;
  readonly plan: Plan;
  readonly ids: ContentIds;
}

export interface Match {
  readonly commit: string;
  readonly folder: string;
  /** How many of the versions before it changed something in its folder. */
  readonly after: number;
}

/** The first version that is the live code, each read by its own configuration. */
export async function matchVersions(
  search: Search,
  versions: Iterable<Version>,
  folders: Folders,
): Promise<Match | undefined> {
  await learnConfigurations(search.repository, search.configurations, configuredIn(search, versions));
  const changed: (readonly string[])[] = [];
  for (const version of versions) {
    for (const { folder, told, read } of isNew(search, version, folders) ? waysToRead(search, version, folders) : []) {
      const { ids, layout } = read(version.files, folder);
      if (ids.size === 0 || !isEmpty(planWrite(told, ids))) continue;
      const maps = await foreignMaps(search.repository, version, { folder, layout }, search.live);
      if (maps.changed.length + maps.removed.length > 0 || (await isRecord(search.repository, version))) continue;
      return { commit: version.commit.oid, folder, after: changed.filter((paths) => touches(paths, folder)).length };
    }
    changed.push(version.changed);
  }
  return undefined;
}

/** The version that differs least from the live code. Their configurations are known already. */
export async function nearestVersion(
  search: Search,
  versions: Iterable<Version>,
  folders: Folders,
): Promise<Nearest | undefined> {
  let nearest: Nearest | undefined;
  for (const version of versions)
    for (const { folder, told, read } of foldersOf(search, version, folders)) {
      const { ids, layout } = read(version.files, folder);
      const code = planWrite(told, ids);
      if (ids.size === 0 || (nearest !== undefined && distance(code) >= distance(nearest.plan))) continue;
      const plan = await withMaps(search, code, version, { folder, layout });
      if (nearest === undefined || distance(plan) < distance(nearest.plan))
        nearest = { commit: version.commit.oid, plan, ids };
    }
  return nearest;
}

function waysToRead(search: Search, version: Version, folders: Folders) {
  return foldersOf(search, version, folders).filter(({ mayBeLive, folder }) => mayBeLive(version.files, folder));
}

function isNew({ seen }: Search, { commit }: Version, folders: Folders): boolean {
  const key = `${commit.oid} ${folders === "all" ? "*" : folders.join("\0")}`;
  return seen.size < seen.add(key).size;
}

/** What differs of the code, and of the source maps beside it. */
async function withMaps(
  { repository, live }: Search,
  code: Plan,
  version: Version,
  where: Parameters<typeof foreignMaps>[2],
): Promise<Plan> {
  const { changed, removed } = await foreignMaps(repository, version, where, live);
  return { ...code, changed: [...code.changed, ...changed], removed: [...code.removed, ...removed] };
}

/** How many modules differ. */
export const distance = (plan: Plan): number => plan.added.length + plan.changed.length + plan.removed.length;

const touches = (paths: readonly string[], folder: string): boolean => paths.some((path) => isBelow(path, folder));

function configuredIn({ configurations }: Search, versions: Iterable<Version>): ReadonlySet<string | undefined> {
  const oids = new Set<string | undefined>();
  for (const { files } of versions) oids.add(files.get(configurations.path)?.oid);
  return oids;
}

/** A record holds any live code, and says nothing of where it is from. Only what lies in its folder may be one. */
async function isRecord(repository: Repository, { commit, files }: Version): Promise<boolean> {
  if ([...files.keys()].some((path) => !isBelow(path, recordFolder))) return false;
  const [read] = await readCommits(repository, [commit.oid]);
  return read !== undefined && parseRecordMessage(read.message) !== undefined;
}
