import { findByMessage } from "../../git/history/find-commits.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { modulesDigest } from "../../model/modules/modules-digest.ts";
import { sameModules } from "../../model/modules/plan-modules.ts";
import type { RecordPlace } from "../../model/records/record-refs.ts";
import { readRecordModules, readRecords, recordTips, type StoredRecord } from "../records/read-records.ts";

/** The newest record of a branch, here or as it was last fetched, that holds exactly these modules, however old it is. */
export async function findRecord(
  repository: Repository,
  place: RecordPlace,
  modules: Modules,
  known?: readonly string[],
): Promise<StoredRecord | undefined> {
  const tips = known ?? (await recordTips(repository, place));
  if (tips.length === 0) return undefined;
  const digest = modulesDigest(modules);
  const found = await findByMessage(repository, tips, `Screeps-Digest: ${digest}`);
  for (const record of await readRecords(repository, found)) {
    // A digest is only what the message claims.
    if (sameModules(await readRecordModules(repository, record.commit.oid), modules)) return record;
  }
  return undefined;
}
