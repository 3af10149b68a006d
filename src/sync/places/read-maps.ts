// Covered by test/sync/places/places-of.test.ts
import type { Repository } from "../../git/process/repository.ts";
import { sourceMapEntries } from "../../model/modules/source-map.ts";
import type { TreeEntry } from "../../model/modules/tree.ts";
import { readFiles } from "../source/read-files.ts";

export interface MapWish {
  readonly entries: readonly TreeEntry[];
  /** Paths from the repository root of the files that became modules. */
  readonly chosen: ReadonlySet<string>;
  /** Path of an entry → from the repository root. */
  readonly pathOf: (path: string) => string;
}

/** Source maps that lie beside files of a commit and went nowhere, by their path from the repository root. */
export async function readMaps(
  repository: Repository,
  { entries, chosen, pathOf }: MapWish,
): Promise<Map<string, string>> {
  const files = entries.filter(({ path }) => chosen.has(pathOf(path)));
  const read = await readFiles(repository, sourceMapEntries(entries, files), pathOf);
  return new Map(read.map(({ path, bytes }) => [path, bytes.toString("utf8")]));
}
