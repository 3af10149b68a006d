import { readCommits } from "../git/commits.ts";
import type { Version } from "../git/history.ts";
import type { Repository } from "../git/repository.ts";
import { isBelow } from "../git/watched.ts";
import type { ContentIds } from "../model/content-id.ts";
import type { Modules } from "../model/modules.ts";
import { isEmpty, type Plan, planWrite } from "../model/plan.ts";
import type { Reading } from "../model/reading.ts";
import { recordFolder } from "../model/record-files.ts";
import { parseRecordMessage } from "../model/record-message.ts";
import { isSourceMapName } from "../model/source-map.ts";
import { withoutStamp } from "../model/stamp.ts";
import { folderOf, idReader } from "../model/version-ids.ts";
import { type Configurations, learnConfigurations, readingsAt } from "./configurations.ts";
import { foreignMaps } from "./explain-maps.ts";

/** Live code whose commit is looked for. */
export interface Search {
  readonly repository: Repository;
  readonly configurations: Configurations;
  /** The code branch that it is on: rules may send it one folder of a commit. */
  readonly branch: string;
  readonly modules: Modules;
  readonly live: ContentIds;
  /** Nothing of a version is worked out twice. */
  readonly readers: Map<string | undefined, readonly Reader[]>;
}

interface Reader {
  readonly reading: Reading;
  readonly told: ContentIds;
  readonly read: ReturnType<typeof idReader>;
}

/** What is nearest to the live code, and what differs from it. */
export interface Nearest {
  readonly commit: string;
  readonly plan: Plan;
  readonly ids: ContentIds;
}

export interface Match {
  readonly commit?: string;
  readonly folder?: string;
  /** How many of the versions before it changed something in its folder. */
  readonly after?: number;
  readonly nearest?: Nearest;
}

export const startSearch = (search: Omit<Search, "readers">): Search => ({ ...search, readers: new Map() });

/** The first version that is the live code, each read by its own configuration, or else the nearest. */
export async function matchVersions(
  search: Search,
  versions: Iterable<Version>,
  folders: readonly string[] | "all",
): Promise<Match> {
  await learnConfigurations(search.repository, search.configurations, configuredIn(search, versions));
  let nearest: Nearest | undefined;
  const changed: (readonly string[])[] = [];
  for (const version of versions) {
    for (const { reading, told: live, read } of readersAt(search, version)) {
      const folder = folderOf(version.files, reading);
      if (folder === undefined || (folders !== "all" && !folders.includes(folder))) continue;
      const { ids, layout } = read(version.files, folder);
      const code = planWrite(live, ids);
      if (ids.size === 0 || isFarther(code, nearest)) continue;
      const plan = await withMaps(search, code, version, { folder, layout });
      if (isEmpty(plan) && !(await isRecord(search.repository, version)))
        return { commit: version.commit.oid, folder, after: changed.filter((paths) => touches(paths, folder)).length };
      if (nearest === undefined || distance(plan) < distance(nearest.plan))
        nearest = { commit: version.commit.oid, plan, ids };
    }
    changed.push(version.changed);
  }
  return nearest === undefined ? {} : { nearest };
}

/** Source maps are read only of a version that may be the one, or the nearest. */
const isFarther = (code: Plan, nearest: Nearest | undefined): boolean =>
  nearest !== undefined && !isEmpty(code) && distance(code) >= distance(nearest.plan);

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

/** All folders that some version has its modules in. */
export function foldersIn(search: Search, versions: Iterable<Version>): readonly string[] {
  const folders = new Set<string>();
  for (const version of versions)
    for (const { reading } of readersAt(search, version)) {
      const folder = folderOf(version.files, reading);
      if (folder !== undefined) folders.add(folder);
    }
  return [...folders];
}

const touches = (paths: readonly string[], folder: string): boolean => paths.some((path) => isBelow(path, folder));

function configuredIn({ configurations }: Search, versions: Iterable<Version>): ReadonlySet<string | undefined> {
  const oids = new Set<string | undefined>();
  for (const { files } of versions) oids.add(files.get(configurations.path)?.oid);
  return oids;
}

export function readersAt(search: Search, { files }: Pick<Version, "files">): readonly Reader[] {
  const { configurations, branch, live, readers } = search;
  const configured = files.get(configurations.path)?.oid;
  const known =
    readers.get(configured) ??
    readingsAt(configurations, configured, branch).map((reading) => ({
      reading,
      told: toldBy(search, reading),
      read: idReader(reading, live),
    }));
  readers.set(configured, known);
  return known;
}

/** What live code can be compared with by blob ids: no stamp of ours, which no commit holds, and no source maps. */
function toldBy({ modules, live }: Search, { stamp }: Reading): ContentIds {
  const told = withoutStamp(modules, stamp);
  return new Map([...live].filter(([name]) => told.has(name) && !isSourceMapName(name)));
}

/** A record holds any live code, and says nothing of where it is from. Only what lies in its folder may be one. */
async function isRecord(repository: Repository, { commit, files }: Version): Promise<boolean> {
  if ([...files.keys()].some((path) => !isBelow(path, recordFolder))) return false;
  const [read] = await readCommits(repository, [commit.oid]);
  return read !== undefined && parseRecordMessage(read.message) !== undefined;
}
