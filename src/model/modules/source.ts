import { anyGlob } from "../glob/glob.ts";
import type { TreeEntry } from "./tree.ts";
import { isSubmodule, isSymbolicLink } from "./tree.ts";

/** Which files of the source folder are modules: globs on the path below it. */
export interface Selection {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const tests = ["**/test/**", "**/tests/**", "**/__tests__/**", "**/*.test.js", "**/*.spec.js"];

const toolConfiguration = [
  "**/*.config.js",
  "**/.*rc.js",
  "**/Gruntfile.js",
  "**/gulpfile.js",
  ".{git,github,husky,vscode}/**",
];

export const defaultSelection: Selection = {
  include: ["**/*.js", "**/*.wasm"],
  exclude: ["**/node_modules/**", ...tests, "**/*.d.ts", ...toolConfiguration],
};

export interface Selected {
  readonly files: readonly TreeEntry[];
  /** Symbolic links and submodules where modules were expected: they have no content of their own to deploy. */
  readonly notFiles: readonly TreeEntry[];
}

/** Splits the entries of the source folder; what no glob asks for is left out. */
export function selectEntries(entries: readonly TreeEntry[], selection: Selection): Selected {
  const wanted = matcher(selection);
  const files: TreeEntry[] = [];
  const notFiles: TreeEntry[] = [];
  for (const entry of entries) {
    const linked = isSubmodule(entry) || isSymbolicLink(entry);
    // A link without an extension may stand for a folder of modules, so it is asked as if it held one.
    if (wanted(entry.path) || (linked && wanted(`${entry.path}/main.js`))) (linked ? notFiles : files).push(entry);
  }
  return { files, notFiles };
}

export function matcher({ include, exclude }: Selection): (path: string) => boolean {
  const included = anyGlob(include);
  const excluded = anyGlob(exclude);
  return (path) => included(path) && !excluded(path);
}

/** Its globs are compiled once: thousands of versions are asked about when live code is explained. */
export function isModuleByDefault(path: string): boolean {
  byDefault ??= matcher(defaultSelection);
  return byDefault(path);
}

let byDefault: ((path: string) => boolean) | undefined;
