import { anyGlob } from "../glob/glob.ts";
import { UsageError } from "../outcome/errors.ts";
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

export const mainNames: readonly string[] = ["main.js", "main.wasm"];
export const isMain = (path: string): boolean => mainNames.includes(path.slice(path.lastIndexOf("/") + 1));

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

function matcher({ include, exclude }: Selection): (path: string) => boolean {
  const included = anyGlob(include);
  const excluded = anyGlob(exclude);
  return (path) => included(path) && !excluded(path);
}

/** The topmost folders that hold what could be modules. */
export function codeFolders(paths: readonly string[]): string[] {
  const wanted = matcher(defaultSelection);
  const tops = paths.filter(wanted).map((path) => path.slice(0, Math.max(0, path.indexOf("/"))));
  return [...new Set(tops)];
}

/** A folder as people write it (`./src/`, `/src`, `.`) → as git does. */
export function cleanFolder(folder: string): string {
  return folder.replaceAll(/^(?:\.?\/)+|\/+$|^\.$/g, "");
}

/**
 * The folder of the only `main.js` or `main.wasm` of a commit, outside dependencies and tests; "" is the root.
 * @throws UsageError when there is none, or when several folders have one (all are listed).
 */
export function detectSource(paths: readonly string[], commit: string): string {
  const folders = mainFolders(paths);
  const [only, ...others] = folders;
  if (only !== undefined && others.length === 0) return only;
  throw new UsageError(`Cannot tell the source folder of ${commit}: ${describeMains(folders)}`);
}

/** The folders that have a `main.js` or `main.wasm`, outside dependencies and tests; "" is the root. */
export function mainFolders(paths: readonly string[]): string[] {
  const mains = paths.filter(isMain);
  if (mains.length === 0) return [];
  const folders = mains.filter(isModuleByDefault).map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))));
  return [...new Set(folders)];
}

/** Its globs are compiled once: thousands of versions are asked about when live code is explained. */
function isModuleByDefault(path: string): boolean {
  byDefault ??= matcher(defaultSelection);
  return byDefault(path);
}

let byDefault: ((path: string) => boolean) | undefined;

function describeMains(folders: readonly string[]): string {
  if (folders.length > 0) {
    return `main.js is in ${folders.map((folder) => `"${folder || "."}"`).join(", ")}; choose one with --source or "source:" in screeps-sync.yml`;
  }
  return "no main.js or main.wasm is committed outside node_modules and tests; name the folder with --source, or commit the built code";
}
