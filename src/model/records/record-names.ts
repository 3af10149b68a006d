import { unescapeText } from "../text/percent.ts";
import { type Capitals, components, continued, emptyName, encodeComponent } from "./path-component.ts";

/** What a module is in a record: text, bytes, or JSON for all else that a server may hold. */
export type RecordExtension = "js" | "wasm" | "json";

/**
 * Module names → their paths in a record, one to one and back. A path is the name itself wherever git, Windows and
 * macOS can all hold it; what one of them cannot is percent-encoded. Names that are one when letter case is ignored,
 * in a folder too, have their capitals encoded. No two paths are one file, and none is a folder of another.
 */
export function recordPaths(extensions: ReadonlyMap<string, RecordExtension>): ReadonlyMap<string, string> {
  const usual = [...extensions].map(([name, extension]) => ({ name, extension, path: pathOf(name, extension) }));
  const clashing = clashes(usual.map(({ path }) => path));
  return new Map(
    usual.map(({ name, extension, path }) => {
      const clash = prefixes(path).some((prefix) => clashing.has(prefix.toLowerCase()));
      return [name, clash ? pathOf(name, extension, { capitals: "encoded" }) : path];
    }),
  );
}

/** A path of a record → the module's name; undefined where no name has this path. */
export function recordName(path: string): string | undefined {
  const stem = /^(.+)\.(?:js|wasm|json)$/s.exec(path)?.[1]?.replaceAll(continued, "");
  return stem === emptyName ? "" : stem === undefined ? undefined : unescapeText(stem);
}

function pathOf(name: string, extension: RecordExtension, capitals: Capitals = { capitals: "kept" }): string {
  if (name === "") return `${emptyName}.${extension}`;
  const parts = components(name);
  const encoded = parts.map((part, index) => encodeComponent(part, index < parts.length - 1, capitals));
  return `${encoded.join("/")}.${extension}`;
}

/** The path and every folder above it. */
function prefixes(path: string): string[] {
  const ends = [...path.matchAll(/\//g)].map(({ index }) => index);
  return [...ends.map((end) => path.slice(0, end)), path];
}

/** Of all paths and folders: those, in lower case, that several spellings share. */
function clashes(paths: readonly string[]): ReadonlySet<string> {
  const spellings = new Map<string, string>();
  const clashing = new Set<string>();
  for (const prefix of paths.flatMap(prefixes)) {
    const folded = prefix.toLowerCase();
    const known = spellings.get(folded) ?? prefix;
    if (known !== prefix) clashing.add(folded);
    spellings.set(folded, known);
  }
  return clashing;
}
