// Covered by test/sync/deploy/deploy.test.ts
import { blobContentId, blobOid } from "../../model/modules/content-id.ts";
import type { CommittedModules, ModuleFile } from "../../model/modules/module-files.ts";
import { sourceMapModule } from "../../model/modules/source-map.ts";
import { type Stamp, stampModule } from "../../model/modules/stamp.ts";
import type { Commit } from "../../model/modules/tree.ts";

interface Options {
  readonly levels: { readonly "no-main"?: unknown };
  readonly stamp?: Pick<Stamp, "name" | "ref" | "time"> | undefined;
}

/** Modules that no file is: source maps made loadable, the `main` that the server would add by itself, and the stamp over all of them. */
export function addGenerated(
  { modules, ids }: CommittedModules,
  maps: readonly ModuleFile[],
  commit: Commit,
  built: { readonly tree: string } | undefined,
  { stamp }: Options,
): CommittedModules {
  const more = new Map<string, string>();
  for (const { name, bytes } of maps) {
    const text = sourceMapModule(bytes.toString("utf8"));
    if (text !== undefined) more.set(name, text);
  }
  // Without it the server adds an empty one, and the read-back would find a module too many.
  if (!modules.has("main")) more.set("main", "");
  if (stamp !== undefined) {
    const about = { ...stamp, commit: commit.oid, tree: built?.tree ?? commit.tree };
    more.set(stamp.name, stampModule(about, new Map([...modules, ...more])));
  }
  if (more.size === 0) return { modules, ids };
  const format = commit.oid.length === 64 ? "sha256" : "sha1";
  const idOf = (text: string) => blobContentId("text", blobOid(Buffer.from(text), format));
  return {
    modules: new Map([...modules, ...more]),
    ids: new Map([...ids, ...[...more].map(([name, text]): [string, string] => [name, idOf(text)])]),
  };
}
