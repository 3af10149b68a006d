import { listRefs } from "../git/refs.ts";
import type { Repository } from "../git/repository.ts";
import { type Modules, sameContent } from "../model/modules.ts";
import { isEmpty, planWrite } from "../model/plan.ts";
import { modulesDigest } from "../model/record-files.ts";
import { liveBranch, type RecordPlace, recordRef } from "../model/record-refs.ts";
import { historyLimit } from "./explain.ts";
import { listRecords, readRecordModules, type StoredRecord } from "./record.ts";

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

/** Our records of a place, and those of each remote as they were last fetched. */
async function recordTips(repository: Repository, place: RecordPlace): Promise<readonly string[]> {
  const here = await listRefs(repository, recordRef(place));
  const remote = await listRefs(repository, `refs/remotes/*/${liveBranch(place)}`);
  return [...new Set([...here.values(), ...remote.values()])];
}

const equal = (a: Modules, b: Modules): boolean => a.size === b.size && isEmpty(planWrite(a, b, sameContent));
