import { blobOid, type ObjectFormat } from "../modules/content-id.ts";
import { layouts, moduleName } from "../modules/layout.ts";
import type { Modules } from "../modules/modules.ts";
import { isSymbolicLink, type TreeEntry } from "../modules/tree.ts";
import type { FileText } from "./find-map.ts";

/**
 * Which files of a commit live modules are: those that are equal byte for byte, however they are named. Of equal files
 * it is the one whose path makes the name.
 */
export function matchFiles(modules: Modules, entries: readonly TreeEntry[], format: ObjectFormat): FileText[] {
  const files = entries.filter((entry) => entry.type === "blob" && !isSymbolicLink(entry));
  const byOid = Map.groupBy(files, ({ oid }) => oid);
  return [...modules].flatMap(([name, content]) => {
    if (typeof content !== "string" || !content.isWellFormed()) return [];
    const bytes = Buffer.from(content);
    const equal = (byOid.get(blobOid(bytes, format)) ?? []).map(({ path }) => path);
    const path = equal.find((each) => makesName(each, name)) ?? equal[0];
    return path === undefined ? [] : { name, path, bytes };
  });
}

/** Below any folder, by any layout. */
function makesName(path: string, name: string): boolean {
  const segments = path.split("/");
  const below = segments.map((_, index) => segments.slice(index).join("/"));
  return below.some((each) => layouts.some((layout) => moduleName(each, layout) === name));
}
