/** How a path below the source folder becomes a module name. */
export const layouts = ["slash", "dot", "underscore", "basename"] as const;
export type Layout = (typeof layouts)[number];
/** `auto`: whichever makes the code's own requires resolve. */
export const layoutSettings = ["auto", ...layouts] as const;
export type LayoutSetting = (typeof layoutSettings)[number];

const separators = { slash: "/", dot: ".", underscore: "_" } as const;

/**
 * The module name of a file: `role/miner.js` is `role/miner`, `role.miner`, `role_miner` or `miner`.
 * `.js` and `.wasm` are left off, as `require("engine")` names both; any other extension stays part of the name.
 */
export function moduleName(path: string, layout: Layout): string {
  const stem = path.replace(/\.(?:js|wasm)$/, "");
  if (layout === "basename") return stem.slice(stem.lastIndexOf("/") + 1);
  return stem.replaceAll("/", separators[layout]);
}
