import type { Version } from "../../git/history/walk-back.ts";
import { isBelow } from "../../git/history/watched.ts";
import { readBlobs } from "../../git/objects/read-blobs.ts";
import type { Repository } from "../../git/process/repository.ts";
import { blobContentId, blobOid, type ContentIds } from "../../model/modules/content-id.ts";
import { type Layout, moduleName } from "../../model/modules/layout.ts";
import type { Plan } from "../../model/modules/plan.ts";
import { isSourceMapName, sourceMapModule } from "../../model/modules/source-map.ts";

/** Live source maps that a version does not explain, as a plan from live to the version; empty: it explains them all. */
export type ForeignMaps = Pick<Plan, "changed" | "removed">;

/**
 * A source map becomes a module by a change of its text, so that its blob has to be read: only where live code holds
 * one, and only of versions whose other modules fit. A name alone proves nothing.
 */
export async function foreignMaps(
  repository: Repository,
  { files }: Pick<Version, "files">,
  { folder, layout }: { readonly folder: string; readonly layout: Layout },
  live: ContentIds,
): Promise<ForeignMaps> {
  const maps = [...live].filter(([name]) => isSourceMapName(name));
  if (maps.length === 0) return { changed: [], removed: [] };
  const asFiles = new Map<string, string>();
  const beside = new Map<string, string>();
  for (const [whole, { oid }] of files) {
    if (!isBelow(whole, folder)) continue;
    const path = folder === "" ? whole : whole.slice(folder.length + 1);
    if (path.endsWith(".js.map.js")) asFiles.set(moduleName(path, layout), blobContentId("text", oid));
    // As if it were `main.js.map.js`: the module is called `main.js.map`.
    if (path.endsWith(".js.map")) beside.set(moduleName(`${path}.js`, layout), oid);
  }
  const rest = maps.filter(([name, id]) => asFiles.get(name) !== id);
  const made = await madeFrom(
    repository,
    rest.flatMap(([name]) => beside.get(name) ?? []),
  );
  const foreign = rest.filter(([name, id]) => made.get(beside.get(name) ?? "") !== id).map(([name]) => name);
  const isThere = (name: string): boolean => asFiles.has(name) || beside.has(name);
  return { changed: foreign.filter(isThere), removed: foreign.filter((name) => !isThere(name)) };
}

/** Blob of a source map → the id of the module that is made of it. */
async function madeFrom(repository: Repository, oids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const blobs = await readBlobs(repository, oids);
  return new Map(
    [...blobs].flatMap(([oid, bytes]): [string, string][] => {
      const text = sourceMapModule(bytes.toString("utf8"));
      const format = oid.length === 64 ? "sha256" : "sha1";
      return text === undefined ? [] : [[oid, blobContentId("text", blobOid(Buffer.from(text), format))]];
    }),
  );
}
