import { sourceHistory } from "../git/history.ts";
import { listTree } from "../git/ls-tree.ts";
import { listRefs, listTips } from "../git/refs.ts";
import type { Repository } from "../git/repository.ts";
import type { ContentIds } from "../model/content-id.ts";
import { UsageError } from "../model/errors.ts";
import { type Modules, sameContent } from "../model/modules.ts";
import { isEmpty, planWrite } from "../model/plan.ts";
import { modulesDigest } from "../model/record-files.ts";
import { liveBranch, type RecordPlace, recordRef } from "../model/record-refs.ts";
import { detectSource } from "../model/source.ts";
import type { Commit } from "../model/tree.ts";
import { historyLimit, matchVersion, type Reading } from "./explain.ts";
import { listRecords, readRecordModules, type StoredRecord } from "./record.ts";

// Branches that were not touched for a long time say little about what is live, and each costs a process.
const mostTips = 30;

/** The newest record of a branch, here or as it was last fetched, that holds exactly these modules. */
export async function findRecord(
  repository: Repository,
  place: RecordPlace,
  modules: Modules,
): Promise<StoredRecord | undefined> {
  const digest = modulesDigest(modules);
  for (const tip of await recordTips(repository, place)) {
    const records = await listRecords(repository, tip, historyLimit);
    const found = records.find(({ facts }) => facts.digest === digest);
    // A digest is only what the message claims.
    if (found !== undefined && equal(await readRecordModules(repository, found.commit.oid), modules)) return found;
  }
  return undefined;
}

/**
 * The commit of another git branch or tag whose modules are these: what is live when an older commit is deployed
 * again, or when two branches take turns. Undefined where none of the newest has it.
 */
export async function findElsewhere(
  repository: Repository,
  reading: Reading & { readonly source: string | undefined },
  ids: ContentIds,
): Promise<string | undefined> {
  for (const commit of await listTips(repository, mostTips)) {
    const source = await sourceOf(repository, commit, reading.source);
    if (source === undefined) continue;
    const { versions } = await sourceHistory(repository, commit, source, { limit: historyLimit });
    const found = (await matchVersion(repository, versions, reading, ids)).commit;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Our records of a place, and those of each remote as they were last fetched. */
async function recordTips(repository: Repository, place: RecordPlace): Promise<readonly string[]> {
  const here = await listRefs(repository, recordRef(place));
  const remote = await listRefs(repository, `refs/remotes/*/${liveBranch(place)}`);
  return [...new Set([...here.values(), ...remote.values()])];
}

/** The source folder as this commit has it; undefined where it has none. */
async function sourceOf(repository: Repository, { oid }: Commit, source: string | undefined) {
  try {
    if (source !== undefined) return (await listTree(repository, oid, source)).length > 0 ? source : undefined;
    const paths = (await listTree(repository, oid)).map(({ path }) => path);
    return detectSource(paths, oid.slice(0, 7));
  } catch (failure) {
    // Another branch may be laid out otherwise, and that is no fault.
    if (failure instanceof UsageError) return undefined;
    throw failure;
  }
}

const equal = (a: Modules, b: Modules): boolean => a.size === b.size && isEmpty(planWrite(a, b, sameContent));
