import { listTree } from "../../git/objects/ls-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Commit, TreeEntry } from "../../model/modules/tree.ts";
import { type Locator, locator, type ThrownPlace, thrownPlace } from "../../model/places/place-of.ts";
import { codeFrame } from "../../model/text/code-frame.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import { inFolder } from "../source/list-source.ts";
import { readFiles } from "../source/read-files.ts";
import { readMaps } from "./read-maps.ts";

/**
 * Where a commit has what the game says was thrown: file, line, column, and the lines around it; undefined where no
 * frame of an error is in a file of the commit. Without errors git is not asked.
 */
export async function placesOf(
  repository: Repository,
  commit: Commit,
  committed: CommittedSource,
  errors: readonly string[],
): Promise<(ThrownPlace | undefined)[]> {
  if (errors.length === 0) return [];
  const { locate, entries } = await openLocator(repository, commit, committed);
  const places = errors.map((error) => thrownPlace(locate, error));
  return Promise.all(places.map(async (place) => place && withLines(repository, entries, place)));
}

/** What finds the code behind errors of a commit, and the commit's files. */
export interface CommitLocator {
  readonly locate: Locator;
  /** With paths from the repository root. */
  readonly entries: ReadonlyMap<string, TreeEntry>;
}

export async function openLocator(
  repository: Repository,
  commit: Commit,
  committed: CommittedSource,
): Promise<CommitLocator> {
  const all = await listTree(repository, commit.oid, "");
  const entries = new Map(all.map((entry) => [entry.path, entry]));
  const { source, files } = committed;
  const chosen = new Set(files.map(({ path }) => path));
  const beside = await readMaps(repository, {
    entries: committed.entries,
    chosen,
    pathOf: (path) => inFolder(source, path),
  });
  return { locate: locator({ ...committed, beside, has: (path) => entries.has(path) }), entries };
}

/** A map without the text of its sources: the commit has it. */
async function withLines(
  repository: Repository,
  entries: CommitLocator["entries"],
  place: ThrownPlace,
): Promise<ThrownPlace> {
  const entry = entries.get(place.path);
  if (place.frame !== undefined || entry?.type !== "blob") return place;
  const [file] = await readFiles(repository, [entry], (path) => path);
  const text = file?.bytes.toString("utf8") ?? "";
  return { ...place, frame: () => codeFrame(text, place.line, place.column) };
}
