// Covered by test/sync/clean/clean.test.ts
import { fetchRef } from "../../git/clone/remote.ts";
import { readBeside, readFiles } from "../../git/history/history.ts";
import { lookUpIds } from "../../git/objects/look-up.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import { fetchMore } from "../deploy/fetch-more.ts";
import { explainAnywhere, searchFor } from "../origin/explain-anywhere.ts";
import { findRecord } from "../origin/find-record.ts";
import { matchVersions } from "../origin/search.ts";
import type { StoredRecord } from "../records/read-records.ts";
import type { Known } from "../start/configurations.ts";
import type { Cleaning } from "./cleaning.ts";

/** Where live code is from: a commit of this repository, or a record that only keeps it; neither: nothing explains it. */
export interface Explained {
  readonly commit?: string;
  readonly record?: StoredRecord;
}

// The heads of pull requests that were merged as another commit are in no git branch any more.
const mostPullHeads = 100;

/** Looks everywhere: here, in what was not fetched of the remote, and in what pull requests brought. */
export async function explainGone(cleaning: Cleaning, branch: string, modules: Modules): Promise<Explained> {
  const { world, target, known } = cleaning;
  const record = await findRecord(world.repository, { server: target.server.name, branch }, modules);
  const { origin } = record?.facts ?? {};
  if (origin?.kind === "deploy" || origin?.kind === "restore") return { commit: origin.commit };
  const live = { branch, modules };
  const commit = known && ((await explainHere(cleaning, known, live)) ?? (await explainByPulls(cleaning, known, live)));
  if (commit !== undefined) return { commit };
  return record === undefined ? {} : { record };
}

type Live = Parameters<typeof explainAnywhere>[2];

async function explainHere({ world, fetching }: Cleaning, known: Known, live: Live): Promise<string | undefined> {
  for (;;) {
    const { commit } = await explainAnywhere(world.repository, known, live);
    if (commit !== undefined || fetching === undefined) return commit;
    if ((await fetchMore(world, fetching)) !== "more") return undefined;
  }
}

async function explainByPulls(cleaning: Cleaning, known: Known, live: Live): Promise<string | undefined> {
  const { repository } = cleaning.world;
  const heads = await fetchPullHeads(cleaning);
  if (heads.length === 0) return undefined;
  const base = { commit: known.commit, files: await readFiles(repository, known.commit) };
  const versions = await readBeside(repository, base, heads);
  return (await matchVersions(searchFor(repository, known, live), versions, "all"))?.commit;
}

async function fetchPullHeads({ world, standing }: Cleaning): Promise<readonly string[]> {
  const { repository } = world;
  const { remote, pullHeads } = standing;
  const newest = pullHeads.slice(0, mostPullHeads);
  const ids = [...new Set(newest.map(({ commit }) => commit))];
  const found = await lookUpIds(repository, ids);
  const missing = newest.filter(({ commit }) => found[ids.indexOf(commit)] === undefined).map(({ ref }) => ref);
  if (missing.length === 0 || remote === undefined) return ids;
  try {
    await fetchRef(repository, remote, ...missing);
    return ids;
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return ids.filter((_, index) => found[index] !== undefined);
  }
}
