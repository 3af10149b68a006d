import { cleanFolder } from "../modules/detect-source.ts";
import type { LayoutSetting } from "../modules/layout.ts";
import type { Selection } from "../modules/source.ts";
import { foldersFor } from "../settings/branch-rules.ts";
import type { ResolvedSettings } from "../settings/setting-values.ts";

/** How a version of the project is read as modules. */
export interface Reading extends Selection {
  /** Folder, `""` the root; undefined: where the only main.js is. */
  readonly source: string | undefined;
  readonly layout: LayoutSetting;
  /** A module that every deploy writes anew, so that it says nothing of where code is from. */
  readonly stamp: string | undefined;
}

/** Settings → how the modules of a code branch are read: of the folders that its rules name, then of the whole source. */
export function readingsOf(values: ResolvedSettings, branch: string): readonly Reading[] {
  const whole = {
    source: values.source === undefined ? undefined : cleanFolder(values.source),
    layout: values.layout,
    include: values.include,
    exclude: values.exclude,
    stamp: values.stamp,
  };
  const folders = foldersFor(branch, values.branches).map((folder) => ({
    ...whole,
    source: cleanFolder(whole.source === undefined ? folder : `${whole.source}/${folder}`),
  }));
  return [...folders, whole];
}
