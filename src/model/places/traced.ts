import { originalPositionFor, sourceContentFor, TraceMap } from "@jridgewell/trace-mapping";
import type { SourcePlace } from "./source-place.ts";

/** A file of the commit that became a module, through its source map. */
export interface Traced {
  /** Where in the sources a place of the module comes from; undefined: the map does not know, or names no file of ours. */
  readonly place: (line: number, column: number) => SourcePlace | undefined;
}

/** @param path of the map, from the repository root: its sources are named from there */
export function readMap(json: string, path: string): Traced | undefined {
  if (json.length > mostCharacters) return undefined;
  const map = attempt(() => new TraceMap(json, path));
  return map && { place: (line, column) => attempt(() => trace(map, line, column)) };
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    // Something else has the name of a map. The place in the bundle is true as well.
    return undefined;
  }
}

// The game takes 5 MiB of modules; a map with all of its sources is a few times its bundle.
const mostCharacters = 32 * 1024 * 1024;

function trace(map: TraceMap, line: number, column: number): SourcePlace | undefined {
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return undefined;
  const path = pathInRepository(found.source);
  if (path === undefined) return undefined;
  const text = sourceContentFor(map, found.source) ?? undefined;
  return { path, line: found.line, column: found.column + 1, ...(text === undefined ? {} : { text }) };
}

/** `webpack://bot/./src/main.ts` is `src/main.ts`. What lies outside of the repository is no place in the commit. */
function pathInRepository(source: string): string | undefined {
  const path = source.replace(/^webpack:\/\/[^/]*\//, "").replace(/^(?:\.\/)+/, "");
  const outside =
    path === "" || path.startsWith("/") || /^[a-z][\w+.-]*:/i.test(path) || path.split("/").includes("..");
  return outside ? undefined : path;
}
