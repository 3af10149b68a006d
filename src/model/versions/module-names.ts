import type { ContentIds } from "../modules/content-id.ts";
import { type Layout, layouts, moduleName } from "../modules/layout.ts";
import { selectEntries } from "../modules/source.ts";
import { isSourceMapName } from "../modules/source-map.ts";
import type { Reading } from "./reading.ts";

/** Name of a module by each layout. */
export type Names = Readonly<Record<Layout, string>>;

/** Path and mode of a file → its name by each layout; undefined: it is no module. Asked once per path. */
export function namesBy(reading: Reading): (path: string, mode: string) => Names | undefined {
  const known = new Map<string, Names | undefined>();
  return (path, mode) => {
    if (!known.has(path)) known.set(path, isModule(path, mode, reading) ? allNames(path) : undefined);
    return known.get(path);
  };
}

/** Source maps are looked at by themselves: most are no module of the commit, and made one on the way. */
const isModule = (path: string, mode: string, reading: Reading): boolean =>
  !isSourceMapName(moduleName(path, "slash")) &&
  selectEntries([{ path, mode, type: "blob", oid: "" }], reading).files.length > 0;

const allNames = (path: string): Names => ({
  slash: moduleName(path, "slash"),
  dot: moduleName(path, "dot"),
  underscore: moduleName(path, "underscore"),
  basename: moduleName(path, "basename"),
});

/** Where the code's own requires decided, the names that are live tell how: no blob of an old version is read. */
export function layoutOf({ layout }: Reading, modules: readonly { readonly names: Names }[], live: ContentIds): Layout {
  if (layout !== "auto") return layout;
  const counts = layouts.map((each) => modules.filter(({ names }) => live.has(names[each])).length);
  return layouts[counts.indexOf(Math.max(...counts))] ?? "slash";
}
