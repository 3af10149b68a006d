import { UsageError } from "../outcome/errors.ts";
import { setting, told, type Words } from "../text/told.ts";
import { defaultSelection, isModuleByDefault, matcher } from "./source.ts";

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
  throw new UsageError(told`Cannot tell the source folder of ${commit}: ${describeMains(folders)}`);
}

/** The folders that have a `main.js` or `main.wasm`, outside dependencies and tests; "" is the root. */
export function mainFolders(paths: readonly string[]): string[] {
  const mains = paths.filter(isMain);
  if (mains.length === 0) return [];
  const folders = mains.filter(isModuleByDefault).map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))));
  return [...new Set(folders)];
}

function describeMains(folders: readonly string[]): Words {
  if (folders.length > 0) {
    const named = folders.map((folder) => `"${folder || "."}"`).join(", ");
    return told`main.js is in ${named}; choose one with ${setting("source")} or "source:" in screeps-sync.yml`;
  }
  return told`no main.js or main.wasm is committed outside node_modules and tests; name the folder with ${setting("source")}, or commit the built code`;
}

export const isMain = (path: string): boolean => mainNames.includes(path.slice(path.lastIndexOf("/") + 1));

export const mainNames: readonly string[] = ["main.js", "main.wasm"];
