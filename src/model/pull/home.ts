// Covered by test/model/pull/put-back.test.ts
import { blobContentId } from "../modules/content-id.ts";
import { type Layout, moduleName } from "../modules/layout.ts";
import { selectEntries } from "../modules/source.ts";
import type { Reading } from "../versions/reading.ts";
import type { VersionFiles } from "../versions/version-ids.ts";

/** Where the modules of a commit are at home, as it was deployed. */
export interface Home {
  readonly commit: string;
  /** All files of the commit, from the root. */
  readonly files: VersionFiles;
  /** `""` is the root. */
  readonly folder: string;
  readonly layout: Layout;
  readonly reading: Reading;
}

/** The file that a module was made of. */
export interface HomeFile {
  readonly path: string;
  readonly mode: string;
  /** See `ContentIds`. */
  readonly id: string;
}

export interface ModuleHome {
  readonly file: HomeFile;
  /** All files that would become this module, where checks let several. */
  readonly paths: readonly string[];
}

/** Module name → where it is at home. Of several files the last one is what was deployed. */
export function homeFiles(home: Home): ReadonlyMap<string, ModuleHome> {
  const found = new Map<string, ModuleHome>();
  for (const [path, { mode, oid }] of home.files) {
    const below = belowFolder(path, home.folder);
    if (below === undefined || !isSelected(below, mode, home.reading)) continue;
    const name = moduleName(below, home.layout);
    const id = blobContentId(path.endsWith(".wasm") ? "binary" : "text", oid);
    found.set(name, { file: { path, mode, id }, paths: [...(found.get(name)?.paths ?? []), path] });
  }
  return found;
}

export const isSelected = (path: string, mode: string, reading: Reading): boolean =>
  selectEntries([{ path, mode, type: mode === "160000" ? "commit" : "blob", oid: "" }], reading).files.length > 0;

export function belowFolder(path: string, folder: string): string | undefined {
  if (folder === "") return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
