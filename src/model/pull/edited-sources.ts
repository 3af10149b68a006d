import type { Modules } from "../modules/modules.ts";
import { findMap } from "../places/find-map.ts";
import type { Traced } from "../places/traced.ts";
import type { KeptModule } from "../records/record-files.ts";
import { type Hunk, readHunks } from "./hunks.ts";

/** A place that was edited in built code, and what it was built from, where a source map tells. */
export interface EditedSource {
  readonly module: string;
  /** Of the module as it was deployed. */
  readonly line: number;
  /** From the repository root. */
  readonly path?: string;
  readonly sourceLine?: number;
}

/**
 * Where an edit of built code belongs in the sources.
 * @param before the modules as they were deployed
 * @param files theirs in the patch, which has no lines around
 * @param folder that the build writes to: maps name sources from there
 */
export function editedSources(
  before: Modules,
  files: readonly KeptModule[],
  patch: string,
  folder: string,
): readonly EditedSource[] {
  const names = new Map(files.map(({ path, name }) => [path, name]));
  const maps = new Map<string, Traced | undefined>();
  return readHunks(patch).flatMap((hunk) => {
    const name = names.get(hunk.path ?? "");
    const text = before.get(name ?? "");
    if (name === undefined || typeof text !== "string") return [];
    const file = { name, path: `${folder}/${name}.js`, bytes: Buffer.from(text) };
    if (!maps.has(name)) maps.set(name, findMap(file, { modules: before, beside: new Map() }));
    return [{ module: name, line: hunk.line, ...sourceOf(maps.get(name), hunk, text) }];
  });
}

function sourceOf(map: Traced | undefined, { line }: Hunk, text: string): Partial<EditedSource> {
  const indent = (text.split("\n")[line - 1] ?? "").search(/\S/);
  const place = map?.place(line, Math.max(0, indent) + 1);
  return place === undefined ? {} : { path: place.path, sourceLine: place.line };
}
