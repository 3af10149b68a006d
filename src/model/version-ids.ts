import { blobContentId, blobOid, type ContentIds } from "./content-id.ts";
import { type Layout, layouts, moduleName } from "./layout.ts";
import type { Reading } from "./reading.ts";
import { mainFolders, selectEntries } from "./source.ts";
import { isSourceMapName } from "./source-map.ts";

interface File {
  readonly mode: string;
  readonly oid: string;
}

/** Path from the root → what a version has there. */
export type VersionFiles = ReadonlyMap<string, File>;

/** The folder that a version has its modules in, if these are the files it has; undefined: none, or several. */
export function folderOf(files: VersionFiles, { source }: Reading): string | undefined {
  if (source !== undefined) return source;
  const [only, ...others] = mainFolders([...files.keys()]);
  return others.length === 0 ? only : undefined;
}

export interface VersionIds {
  readonly ids: ContentIds;
  readonly layout: Layout;
}

/** Reads versions as modules, by blob ids alone. Globs are asked once per path, not once per version. */
export function idReader(reading: Reading, live: ContentIds): (files: VersionFiles, folder: string) => VersionIds {
  const chosen = new Map<string, boolean>();
  const isChosen = (path: string, mode: string): boolean => {
    const known = chosen.get(path) ?? selectEntries([{ path, mode, type: "blob", oid: "" }], reading).files.length > 0;
    chosen.set(path, known);
    return known;
  };
  return (files, folder) => {
    const prefix = folder === "" ? "" : `${folder}/`;
    const modules = [...files].flatMap(([path, { mode, oid }]): [string, string][] => {
      if (!path.startsWith(prefix)) return [];
      const below = path.slice(prefix.length);
      return isChosen(below, mode) ? [[below, oid]] : [];
    });
    const layout = layoutOf(reading, modules, live);
    return { ids: withEmptyMain(named(modules, layout), live), layout };
  };
}

function named(modules: readonly (readonly [below: string, oid: string])[], layout: Layout): Map<string, string> {
  const ids = modules.map(([path, oid]): [string, string] => [
    moduleName(path, layout),
    blobContentId(path.endsWith(".wasm") ? "binary" : "text", oid),
  ]);
  // Source maps are looked at by themselves: most are no module of the commit, and made one on the way.
  return new Map(ids.filter(([name]) => !isSourceMapName(name)));
}

/** Where the code's own requires decided, the names that are live tell how: no blob of an old version is read. */
function layoutOf({ layout }: Reading, modules: readonly (readonly [below: string, oid: string])[], live: ContentIds) {
  if (layout !== "auto") return layout;
  const nested = modules.map(([path]) => path).filter((path) => path.includes("/"));
  const fitting = (each: Layout) => nested.filter((path) => live.has(moduleName(path, each))).length;
  const counts = layouts.map(fitting);
  return layouts[counts.indexOf(Math.max(...counts))] ?? "slash";
}

/** The server adds an empty main where there is none. */
function withEmptyMain(ids: Map<string, string>, live: ContentIds): ContentIds {
  const main = live.get("main");
  if (!ids.has("main") && main !== undefined && isEmptyText(main)) ids.set("main", main);
  return ids;
}

/** In either hash that a repository may name its objects with. */
const isEmptyText = (id: string): boolean =>
  (["sha1", "sha256"] as const).some((format) => id === blobContentId("text", blobOid(Buffer.alloc(0), format)));
