// Covered by test/sync/look/status.test.ts
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { findRecord } from "../origin/find-record.ts";
import { describeCommit } from "../origin/known-commit.ts";
import { newestRecord } from "../records/read-records.ts";
import type { BranchStatus } from "./branch-status.ts";

export async function describeRecord(
  repository: Repository,
  place: { server: string; branch: string },
  live: Modules,
): Promise<Pick<BranchStatus, "record">> {
  const found = await findRecord(repository, place, live);
  const newest = found ?? (await newestRecord(repository, place));
  if (newest === undefined) return {};
  const { commit, facts } = newest;
  return {
    record: {
      commit: commit.oid,
      time: facts.time.toISOString(),
      origin: facts.origin.kind,
      ...("commit" in facts.origin ? { from: facts.origin.commit } : {}),
      isLive: found !== undefined,
    },
  };
}

/** The commit that a deploy of built code was from; one that this clone has not got is known by its id alone. */
export async function builtFrom(
  repository: Repository,
  { origin, from }: NonNullable<BranchStatus["record"]>,
): Promise<Pick<BranchStatus, "live">> {
  if (origin !== "deploy" || from === undefined) return {};
  const unseen = { commit: from, subject: "", time: new Date(0).toISOString() };
  return { live: await describeCommit(repository, from).catch(() => unseen) };
}
