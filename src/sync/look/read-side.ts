// Covered by test/sync/look/compare.test.ts
import { resolveCommit } from "../../git/clone/open-commit.ts";
import { readCommits } from "../../git/history/commits.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { parseRecordMessage, type RecordFacts } from "../../model/records/record-message.ts";
import { oneTarget } from "../account/one-target.ts";
import { readRecordModules } from "../records/read-records.ts";
import { readModules } from "../source/committed-modules.ts";
import { readOwn } from "../source/own-reading.ts";
import { type Door, openWorld } from "../start/open-world.ts";
import { patiently } from "../start/patience.ts";
import type { Asked, Prepared } from "../start/prepare.ts";

export async function readSide(
  asked: Asked,
  side: string,
  account: Pick<Prepared, "values" | "byCommit" | "targets">,
): Promise<Modules> {
  const branch = liveName(side);
  if (branch !== undefined) return readLive(branch, asked, account);
  const { repository } = asked;
  const commit = await resolveCommit(repository, side);
  if ((await recordFacts(repository, commit.oid)) !== undefined) return readRecordModules(repository, commit.oid);
  const { options } = await readOwn({ ...asked, ref: commit.oid });
  return (await readModules(repository, commit, { ...options, folder: undefined, stamp: undefined })).modules;
}

/** What `live:default` names: a code branch as it is on the server now; undefined for anything that git knows. */
export function liveName(side: string): string | undefined {
  return side.startsWith("live:") ? side.slice("live:".length) : undefined;
}

export async function recordFacts(repository: Repository, oid: string): Promise<RecordFacts | undefined> {
  const [commit] = await readCommits(repository, [oid]);
  return commit === undefined ? undefined : parseRecordMessage(commit.message);
}

async function readLive(
  branch: string,
  door: Door,
  { values, targets }: Pick<Prepared, "values" | "byCommit" | "targets">,
): Promise<Modules> {
  const target = oneTarget(targets, "tell which server is meant");
  const world = openWorld(door, target, values);
  const live = await patiently(world, () => world.api.getCode(branch));
  if (live !== undefined) return live.modules;
  throw new UsageError(`Cannot compare with live:${branch}: ${target.label} has no such branch`);
}
