// Covered by test/sync/origin/explain-anywhere.test.ts
import { readFiles, readHistory } from "../../git/history/history.ts";
import { isShallow } from "../../git/history/shallow.ts";
import type { FileVersions, Version } from "../../git/history/walk-back.ts";
import { everything, type Watched } from "../../git/history/watched.ts";
import { mainNames } from "../../model/modules/detect-source.ts";
import type { Commit } from "../../model/modules/tree.ts";
import { folderOf } from "../../model/versions/version-ids.ts";
import { inFolder } from "../source/list-source.ts";
import { type Known, learnConfigurations } from "../start/configurations.ts";
import { matchMerged, matchUnused } from "./explain-merged.ts";
import { matchPulled } from "./explain-pulled.ts";
import { foldersIn, readersAt, type Search } from "./read-versions.ts";
import { type Match, matchVersions, type Nearest, nearestVersion } from "./search.ts";

/** How far back live code is looked for: first-parent commits that touch the source. */
export const historyLimit = 200;

/** Which commit the live code is, or else the nearest one and what differs from it. */
export interface Explanation {
  readonly commit?: string;
  /** How many commits of the first-parent line that touch the source came after it, where it is on that line or was merged into it. */
  readonly behind?: number;
  /** Where that commit has its modules. */
  readonly folder?: string;
  /** Only the log of this clone's HEAD has it: it was amended, reset or squashed. */
  readonly gone?: true;
  readonly nearest?: Nearest;
  /** The clone, not the project, ended the history: absence proves less. */
  readonly cutOff: boolean;
  /** What a bound kept out of sight, in words. */
  readonly unseen: readonly string[];
}

/** Where a search begins: a commit, and its files, of which some may be known. */
interface Start {
  readonly commit: Commit;
  readonly files: FileVersions;
  readonly covers: Watched;
}

/** Looks for live code among the ancestors of a commit, by blob ids alone: no checkout, no blob is read. */
export async function explainByHistory(search: Search, known: Known): Promise<Explanation> {
  const { looked, ...found } = await searchHistory(search, await startAt(search, known));
  if (looked === undefined) return found;
  const merged = (await matchPulled(search, known.commit)) ?? (await matchUnused(search, known.commit, looked.folders));
  if (merged !== undefined) return explained(merged, undefined);
  const nearest = await nearestVersion(search, looked.versions, looked.folders);
  const cutOff = found.cutOff && (await isShallow(search.repository));
  return { ...found, cutOff, ...(nearest === undefined ? {} : { nearest }) };
}

/** The same from a commit whose files are all known. */
export const explainFrom = (search: Search, { commit, files }: Version): Promise<Explanation> =>
  searchHistory(search, { commit, files, covers: everything });

/** All versions that a search walks which finds none. @param known without a listing, so that its files are known whole */
export async function historyOf(search: Search, known: Omit<Known, "listed">) {
  const { commit, files } = await startAt(search, known);
  const { looked } = await searchHistory(search, { commit, files, covers: everything });
  return { ...(looked ?? { versions: [], folders: [] }), base: { commit, files } };
}

async function startAt({ repository, configurations }: Search, known: Known): Promise<Start> {
  const { commit, listed, configured } = known;
  if (listed === undefined) return { commit, files: await readFiles(repository, commit), covers: everything };
  const files = new Map(listed.entries.map(({ path, mode, oid }) => [inFolder(listed.folder, path), { mode, oid }]));
  if (configured !== undefined) files.set(configurations.path, { mode: "100644", oid: configured });
  return { commit, files, covers: { folders: [listed.folder], paths: [configurations.path], names: [] } };
}

/** What was looked at in vain. */
interface Looked {
  readonly looked?: { readonly versions: Iterable<Version>; readonly folders: readonly string[] };
}

async function searchHistory(search: Search, start: Start): Promise<Explanation & Looked> {
  let { watched, files } = await firstLook(search, start);
  for (;;) {
    const options = { limit: historyLimit, tip: files };
    const { versions, isWhole } = await readHistory(search.repository, start.commit, watched, options);
    const match = await matchVersions(search, versions, watched.folders);
    if (match !== undefined) return explained(match, match.after);
    const wider = widen(search, versions, watched);
    if (wider === undefined) {
      const merged = await matchMerged(search, { commit: start.commit, files }, versions, watched);
      if (merged !== undefined) return explained(merged, merged.behind);
      return { ...unexplained(isWhole), looked: { versions, folders: watched.folders } };
    }
    if (start.covers !== everything && files === start.files) files = await readFiles(search.repository, start.commit);
    watched = wider;
  }
}

/** Where the modules of the newest version are. In most histories no version ever had them elsewhere. */
async function firstLook(search: Search, { files, covers }: Start) {
  const { configurations, repository } = search;
  const paths = [configurations.path];
  if (covers !== everything) return { watched: covers, files };
  await learnConfigurations(repository, configurations, [files.get(configurations.path)?.oid]);
  const folders = readersAt(search, { files }).flatMap(({ reading }) => folderOf(files.keys(), reading) ?? []);
  return { watched: { folders: folders.slice(0, 1), paths, names: [] }, files };
}

/** Where some version has its modules otherwise, by its own configuration or because its folder was moved. */
function widen(search: Search, versions: Iterable<Version>, watched: Watched): Watched | undefined {
  const folders = [...new Set([...watched.folders, ...foldersIn(search, versions)])];
  const names = asksForMain(search) ? mainNames : watched.names;
  if (folders.length === watched.folders.length && names.length === watched.names.length) return undefined;
  return { ...watched, folders, names };
}

const asksForMain = ({ readers }: Search): boolean =>
  [...readers.values()].flat().some(({ reading }) => reading.source === undefined);

const explained = ({ commit, folder }: Match, behind: number | undefined): Explanation => ({
  commit,
  folder,
  ...(behind === undefined ? {} : { behind }),
  cutOff: false,
  unseen: [],
});

/** A history that no bound of ours ended may have been cut off by the clone. */
const unexplained = (isWhole: boolean): Explanation => ({
  cutOff: isWhole,
  unseen: isWhole ? [] : [`commits before the last ${historyLimit} that touch the source`],
});
