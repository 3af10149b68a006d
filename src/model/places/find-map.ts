import type { ModuleFile } from "../modules/module-files.ts";
import type { Modules } from "../modules/modules.ts";
import { readMap, type Traced } from "./traced.ts";

/** Where source maps may be. */
export interface MapPlaces {
  readonly modules: Modules;
  /** Files that are no modules, by their path from the repository root. */
  readonly beside: ReadonlyMap<string, string>;
}

/** The source map of a file: a module of the set, beside the file, or in its last comment. */
export function findMap({ name, path, bytes }: FileText, { modules, beside }: MapPlaces): Traced | undefined {
  const mapPath = `${path}.map`;
  const json = moduleJson(modules, name) ?? beside.get(mapPath) ?? inlineMap(bytes.toString("utf8"));
  return json === undefined ? undefined : readMap(json, mapPath);
}

export type FileText = Pick<ModuleFile, "name" | "path" | "bytes">;

/** Bundlers of bots write the map as a module, for error mappers that run in the game: `module.exports = {…};`. */
function moduleJson(modules: Modules, name: string): string | undefined {
  const content = modules.get(`${name}.js.map`) ?? modules.get(`${name}.map`);
  if (typeof content !== "string") return undefined;
  const [, json] = /^\s*(?:module\.exports\s*=\s*)?(\{.*\})\s*;?\s*$/s.exec(content) ?? [];
  return json;
}

const comment = "//# sourceMappingURL=data:application/json";

function inlineMap(text: string): string | undefined {
  const start = text.lastIndexOf(comment);
  if (start < 0) return undefined;
  const [, encoding, data = ""] = /^[^,\s]*?(;base64)?,([^\s]*)/.exec(text.slice(start + comment.length)) ?? [];
  return encoding === undefined ? percentDecoded(data) : Buffer.from(data, "base64").toString("utf8");
}

function percentDecoded(data: string): string | undefined {
  try {
    return decodeURIComponent(data);
  } catch {
    // No data URL; then there is no map.
    return undefined;
  }
}
