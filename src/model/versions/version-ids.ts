import { blobContentId, blobOid, type ContentIds } from "../modules/content-id.ts";
import { mainFolders } from "../modules/detect-source.ts";
import type { Layout } from "../modules/layout.ts";
import { layoutOf, namesBy } from "./module-names.ts";
import type { Reading } from "./reading.ts";

interface File {
  readonly mode: string;
  readonly oid: string;
}

/** Path from the root → what a version has there. */
export type VersionFiles = ReadonlyMap<string, File>;

/** The folder that a version has its modules in, if these are its files called like a main module, or all; undefined: none, or several. */
export function folderOf(mains: Iterable<string>, { source }: Reading): string | undefined {
  if (source !== undefined) return source;
  const [only, ...others] = mainFolders([...mains]);
  return others.length === 0 ? only : undefined;
}

export interface VersionIds {
  readonly ids: ContentIds;
  readonly layout: Layout;
}

/** How versions are read by one reading, by blob ids alone. Globs and names are asked once per path, not once per version. */
export interface VersionReader {
  readonly read: (files: VersionFiles, folder: string) => VersionIds;
  /** False where some file of the version is certainly not live: cheap, and true of few versions. */
  readonly mayBeLive: (files: VersionFiles, folder: string) => boolean;
}

export function versionReader(reading: Reading, live: ContentIds): VersionReader {
  const namesOf = namesBy(reading);
  const blobs = new Set([...live.values()].map((id) => id.slice(id.indexOf(" ") + 1)));
  return {
    read: (files, folder) => {
      const modules = [...below(files, folder)].flatMap(([path, { mode, oid }]) => {
        const names = namesOf(path, mode);
        return names === undefined ? [] : [{ path, oid, names }];
      });
      const layout = layoutOf(reading, modules, live);
      const ids = modules.map(({ path, oid, names }): [string, string] => [names[layout], idOf(path, oid)]);
      return { ids: withEmptyMain(new Map(ids), live), layout };
    },
    mayBeLive: (files, folder) => {
      for (const [path, { mode, oid }] of below(files, folder))
        if (!blobs.has(oid) && namesOf(path, mode) !== undefined) return false;
      return true;
    },
  };
}

function* below(files: VersionFiles, folder: string): Generator<[path: string, file: File]> {
  const prefix = folder === "" ? "" : `${folder}/`;
  for (const [path, file] of files) if (path.startsWith(prefix)) yield [path.slice(prefix.length), file];
}

const idOf = (path: string, oid: string): string => blobContentId(path.endsWith(".wasm") ? "binary" : "text", oid);

/** The server adds an empty main where there is none. */
function withEmptyMain(ids: Map<string, string>, live: ContentIds): ContentIds {
  const main = live.get("main");
  if (!ids.has("main") && main !== undefined && isEmptyText(main)) ids.set("main", main);
  return ids;
}

/** In either hash that a repository may name its objects with. */
const isEmptyText = (id: string): boolean =>
  (["sha1", "sha256"] as const).some((format) => id === blobContentId("text", blobOid(Buffer.alloc(0), format)));
