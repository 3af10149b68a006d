import type { TreeEntry } from "./tree.ts";

/** Source maps beside files that become modules: `main.js.map` beside `main.js`, unless a bundler made a module of it. */
export function sourceMapEntries(entries: readonly TreeEntry[], chosen: readonly TreeEntry[]): TreeEntry[] {
  const paths = new Set(chosen.map(({ path }) => path));
  return entries.filter(
    ({ path, type, mode }) =>
      path.endsWith(".js.map") &&
      type === "blob" &&
      mode !== "120000" &&
      paths.has(path.slice(0, -".map".length)) &&
      !paths.has(`${path}.js`),
  );
}

/** Whether a module has the name of a source map, and so may have been made of one. */
export const isSourceMapName = (name: string): boolean => name.endsWith(".js.map");

/**
 * A source map as the module that error mappers in bots require, as rollup-plugin-screeps writes it: without the
 * sources themselves, which would fill the server's 5 MiB. Undefined: it is none.
 */
export function sourceMapModule(json: string): string | undefined {
  try {
    const map: unknown = JSON.parse(json);
    if (typeof map !== "object" || map === null || !("mappings" in map)) return undefined;
    return `module.exports = ${JSON.stringify({ ...map, sourcesContent: undefined })};`;
  } catch {
    return undefined;
  }
}
