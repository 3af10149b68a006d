// Covered by test/sync/origin/explain-anywhere.test.ts
import type { Version } from "../../git/history/walk-back.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { ContentIds } from "../../model/modules/content-id.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { isSourceMapName } from "../../model/modules/source-map.ts";
import { withoutStamp } from "../../model/modules/stamp.ts";
import type { Reading } from "../../model/versions/reading.ts";
import { folderOf, type VersionReader, versionReader } from "../../model/versions/version-ids.ts";
import { type Configurations, readingsAt } from "../start/configurations.ts";

/** Live code whose commit is looked for. */
export interface Search {
  readonly repository: Repository;
  readonly configurations: Configurations;
  /** The code branch that it is on: rules may send it one folder of a commit. */
  readonly branch: string;
  readonly modules: Modules;
  readonly live: ContentIds;
  /** By the blob of a configuration: nothing of it is worked out twice. */
  readonly readers: Map<string | undefined, readonly Reader[]>;
  /** What was compared already: git branches share most of their history. */
  readonly seen: Set<string>;
}

interface Reader extends VersionReader {
  readonly reading: Reading;
  readonly told: ContentIds;
}

/** Folders that versions may have their modules in; `all` where their files are known as a whole. */
export type Folders = readonly string[] | "all";

export const startSearch = (search: Omit<Search, "readers" | "seen">): Search => ({
  ...search,
  readers: new Map(),
  seen: new Set(),
});

/** All folders that some version has its modules in. */
export function foldersIn(search: Search, versions: Iterable<Version>): readonly string[] {
  const folders = new Set<string>();
  for (const version of versions)
    for (const { reading } of readersAt(search, version)) {
      const folder = folderOf(version.mains, reading);
      if (folder !== undefined) folders.add(folder);
    }
  return [...folders];
}

/** How a version can be read, by the folders that are looked at. */
export function foldersOf(
  search: Search,
  version: Version,
  folders: Folders,
): readonly (Reader & { folder: string })[] {
  return readersAt(search, version).flatMap((reader) => {
    const folder = folderOf(version.mains, reader.reading);
    return folder === undefined || (folders !== "all" && !folders.includes(folder)) ? [] : [{ ...reader, folder }];
  });
}

/** The ways to read a version: one for each reading of its own configuration. */
export function readersAt(search: Search, { files }: Pick<Version, "files">): readonly Reader[] {
  const { configurations, branch, live, readers } = search;
  const configured = files.get(configurations.path)?.oid;
  const known =
    readers.get(configured) ??
    readingsAt(configurations, configured, branch).map((reading) => ({
      reading,
      told: toldBy(search, reading),
      ...versionReader(reading, live),
    }));
  readers.set(configured, known);
  return known;
}

/** What live code can be compared with by blob ids: no stamp of ours, which no commit holds, and no source maps. */
function toldBy({ modules, live }: Search, { stamp }: Reading): ContentIds {
  const told = withoutStamp(modules, stamp);
  return new Map([...live].filter(([name]) => told.has(name) && !isSourceMapName(name)));
}
