import { pathspecOf } from "../process/pathspec.ts";

/** What of a commit's tree is looked at. */
export interface Watched {
  /** With everything below them; `""` is the root. */
  readonly folders: readonly string[];
  /** Single files, from the root. */
  readonly paths: readonly string[];
  /** Files of these names, in any folder. */
  readonly names: readonly string[];
}

export const everything: Watched = { folders: [""], paths: [], names: [] };

export function isWatched(path: string, { folders, paths, names }: Watched): boolean {
  if (paths.includes(path) || names.includes(path.slice(path.lastIndexOf("/") + 1))) return true;
  return folders.some((folder) => isBelow(path, folder));
}

export const isBelow = (path: string, folder: string): boolean => folder === "" || path.startsWith(`${folder}/`);

export function pathspecsOf({ folders, paths, names }: Watched): readonly string[] {
  if (folders.includes("")) return [pathspecOf("")];
  return [...[...folders, ...paths].map(pathspecOf), ...names.map((name) => `:(top,glob)**/${name}`)];
}
