// Covered by test/sync/pull/find-base.test.ts
import { countLines, type LineCount } from "../../git/history/count-lines.ts";
import { readBeside } from "../../git/history/history.ts";
import type { Version } from "../../git/history/walk-back.ts";
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { ContentIds } from "../../model/modules/content-id.ts";
import { planWrite } from "../../model/modules/plan.ts";
import { recordFiles } from "../../model/records/record-files.ts";
import { historyOf } from "../origin/explain.ts";
import { foldersOf, type Search } from "../origin/read-versions.ts";
import { type Known, learnConfigurations } from "../start/configurations.ts";

export interface NearestByLines {
  readonly commit: string;
  /** Lines that came or went since. */
  readonly lines: number;
}

/** A way to read a version, and what of it differs from live code: name and id of each module. */
interface Candidate {
  readonly commit: string;
  /** Greater is older. */
  readonly age: number;
  readonly differing: readonly string[];
}

/**
 * The commit from which live code is the fewest lines away, among those that a search walks. Of several the oldest: on a
 * base too old a merge may have a conflict, on one too new it would lose a line.
 */
export async function nearestByLines(search: Search, known: Known): Promise<NearestByLines | undefined> {
  const candidates = await candidatesOf(search, known);
  const lines = await linesOf(search, new Set(candidates.flatMap(({ differing }) => differing)));
  const far = ({ differing }: Candidate) => differing.reduce((sum, each) => sum + (lines.get(each) ?? 0), 0);
  const ranked = candidates.map((candidate) => ({ ...candidate, lines: far(candidate) }));
  const [nearest] = ranked.toSorted((a, b) => a.lines - b.lines || b.age - a.age);
  return nearest && { commit: nearest.commit, lines: nearest.lines };
}

async function candidatesOf(search: Search, known: Known): Promise<readonly Candidate[]> {
  const { versions, folders, base } = await historyOf(search, known);
  const candidates: Candidate[] = [];
  const merged = new Map<string, number>();
  let age = 0;
  for (const version of versions) {
    candidates.push(...read(search, version, folders, age));
    // What a merge brought in is older than the merge.
    for (const parent of version.parents.slice(1)) merged.set(parent, age + 0.5);
    age += 1;
  }
  const beside = [...(await readBeside(search.repository, base, [...merged.keys()]))];
  const configured = beside.map(({ files }) => files.get(search.configurations.path)?.oid);
  await learnConfigurations(search.repository, search.configurations, configured);
  const others = beside.flatMap((version) => read(search, version, "all", merged.get(version.commit.oid) ?? age));
  return [...candidates, ...others];
}

function read(search: Search, version: Version, folders: readonly string[] | "all", age: number): Candidate[] {
  return foldersOf(search, version, folders).flatMap(({ folder, told, read: readIds }) => {
    const { ids } = readIds(version.files, folder);
    if (ids.size === 0) return [];
    const { added, changed, removed } = planWrite(told, ids);
    const differing = [...added, ...changed, ...removed].map((name) => keyOf(name, ids));
    return [{ commit: version.commit.oid, age, differing }];
  });
}

/** A module, and what it is in a version; the same pair is counted once for all versions. */
const keyOf = (name: string, ids: ContentIds): string => JSON.stringify([name, ids.get(name)]);

/** Key → how many lines differ; what is no text counts as one. */
async function linesOf(
  { repository, modules }: Search,
  keys: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const live = new Map(recordFiles(modules).map(({ name, bytes }) => [name, bytes]));
  const before: NewFile[] = [];
  const after: NewFile[] = [];
  for (const [index, key] of [...keys].entries()) {
    const [name, id] = JSON.parse(key) as [string, string | null];
    const file = { path: `${index}.js`, mode: "100644" };
    const oid = id?.split(" ")[1];
    const bytes = live.get(name);
    if (oid !== undefined) before.push({ ...file, oid });
    if (bytes !== undefined) after.push({ ...file, bytes });
  }
  // An editor that writes all lines with other endings has changed none of them.
  const counted = await countLines(repository, before, after, ["--ignore-cr-at-eol"]);
  return new Map([...keys].map((key, index) => [key, changedLines(counted.get(`${index}.js`))]));
}

/** What git does not list has other endings, and the same lines. */
const changedLines = (count: LineCount | undefined): number =>
  count === undefined ? 0 : count.added === undefined ? 1 : count.added + (count.removed ?? 0);
