// Covered by test/sync/deploy/deploy.test.ts
import { readBlobs } from "../../git/objects/read-blobs.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { ModuleFile } from "../../model/modules/module-files.ts";
import type { TreeEntry } from "../../model/modules/tree.ts";

/** A file that is not named yet. */
export interface SourceFile extends Omit<ModuleFile, "name"> {
  /** Below the source folder. */
  readonly below: string;
}

/** Entries of the source folder → their bytes, in the same order, from one git process. */
export async function readFiles(
  repository: Repository,
  entries: readonly TreeEntry[],
  pathOf: (below: string) => string,
): Promise<SourceFile[]> {
  const oids = [...new Set(entries.map((entry) => entry.oid))];
  const blobs = oids.length === 0 ? new Map<string, Buffer>() : await readBlobs(repository, oids);
  return entries.map(({ path, oid }) => {
    const bytes = blobs.get(oid);
    if (bytes === undefined) throw new Error(`No bytes were read for ${path} (${oid})`);
    return { path: pathOf(path), below: path, oid, bytes };
  });
}
