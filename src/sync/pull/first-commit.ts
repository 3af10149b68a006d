// Covered by test/sync/pull/pull.test.ts
import { contentIds } from "../../model/modules/content-id.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { withoutStamp } from "../../model/modules/stamp.ts";
import { type FileEdit, type PutBack, putBack } from "../../model/pull/put-back.ts";
import type { ResolvedSettings } from "../../model/settings/setting-values.ts";
import { readingsOf } from "../../model/versions/reading.ts";

/** How the first commit of a repository holds live code. */
export interface FirstSource {
  readonly values: ResolvedSettings;
  /** The code branch. */
  readonly branch: string;
  /** Where the configuration is. */
  readonly config: string;
}

/** Live code as the files of a first commit: below `src/`, with `/` in a name as a folder. */
export function putFirst(modules: Modules, { values, branch, config }: FirstSource): PutBack {
  const [reading] = readingsOf({ ...values, source: values.source ?? "src", layout: "slash" }, branch);
  if (reading === undefined) throw new Error("Settings name no way to read modules");
  const home = { commit: "", files: new Map(), folder: reading.source ?? "src", layout: "slash" as const, reading };
  const told = withoutStamp(modules, reading.stamp);
  const put = putBack(home, told, contentIds(told, "sha1"));
  // Where folders could be read in more than one way, the repository says which one.
  const nested = put.edits.some(({ path }) => path.slice(home.folder.length + 1).includes("/"));
  const file: FileEdit = {
    path: config,
    mode: "100644",
    bytes: Buffer.from(`source: ${JSON.stringify(home.folder)}\nlayout: slash\n`),
  };
  return nested ? { ...put, edits: [...put.edits, file] } : put;
}
