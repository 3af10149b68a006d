import { resolveCommit } from "../../git/clone/open-commit.ts";
import { readCommits } from "../../git/history/commits.ts";
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import { type Modules, sameContent } from "../../model/modules/modules.ts";
import { planWrite } from "../../model/modules/plan.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { PlanReport } from "../../model/outcome/report.ts";
import { recordFiles } from "../../model/records/record-files.ts";
import { parseRecordMessage, type RecordFacts } from "../../model/records/record-message.ts";
import { describePlan } from "../deploy/describe-run.ts";
import { readRecordModules } from "../records/record.ts";
import { readModules } from "../source/committed-modules.ts";
import { readOwn } from "../source/own-reading.ts";
import type { Door } from "../start/open-world.ts";
import { openWorld } from "../start/open-world.ts";
import { patiently } from "../start/patience.ts";
import { type Asked, type Prepared, prepareAccount } from "../start/prepare.ts";
import type { TwoTrees } from "./two-trees.ts";

// Covered by test/sync/look/compare.test.ts

/** Two states of a code branch, wherever each is from. */
export interface SideComparison extends TwoTrees {
  readonly kind: "sides";
  readonly from: string;
  readonly to: string;
  readonly plan: PlanReport;
}

export type Sides = readonly [from: string, to: string];

/**
 * The two sides that were named: any two of ref, record and `live:<branch>`; of a record alone, what its branch holds
 * now and the record. Undefined: one ref, so a deploy of it is meant.
 */
export async function sidesOf(repository: Repository, [a, b]: readonly string[]): Promise<Sides | undefined> {
  if (a === undefined) return undefined;
  if (b !== undefined) return [a, b];
  if (liveName(a) !== undefined) return [a, "HEAD"];
  const facts = await recordFacts(repository, (await resolveCommit(repository, a)).oid);
  return facts === undefined ? undefined : [`live:${facts.branch}`, a];
}

/** What `live:default` names: a code branch as it is on the server now; undefined for anything that git knows. */
function liveName(side: string): string | undefined {
  return side.startsWith("live:") ? side.slice("live:".length) : undefined;
}

/**
 * Compares any two of ref, record and `live:<branch>`, by module. One read for each live side, nothing is written.
 * @throws UsageError where there is no such commit or branch
 */
export async function compareSides(asked: Asked, [from, to]: Sides, door: Door): Promise<SideComparison> {
  const account = await prepareAccount(door.repository, asked);
  const before = await readSide(asked, from, door, account);
  const after = await readSide(asked, to, door, account);
  const plan = describePlan(planWrite(before, after, sameContent), before, after);
  return { kind: "sides", from, to, plan, before: filesOf(before), after: filesOf(after) };
}

const filesOf = (modules: Modules): NewFile[] => recordFiles(modules).map((file) => ({ ...file, mode: "100644" }));

async function readSide(
  asked: Asked,
  side: string,
  door: Door,
  account: Pick<Prepared, "values" | "byCommit" | "targets">,
): Promise<Modules> {
  const branch = liveName(side);
  if (branch !== undefined) return readLive(branch, door, account);
  const commit = await resolveCommit(door.repository, side);
  if ((await recordFacts(door.repository, commit.oid)) !== undefined)
    return readRecordModules(door.repository, commit.oid);
  const { options } = await readOwn(door.repository, { ...asked, ref: commit.oid });
  return (await readModules(door.repository, commit, { ...options, folder: undefined, stamp: undefined })).modules;
}

async function recordFacts(repository: Repository, oid: string): Promise<RecordFacts | undefined> {
  const [commit] = await readCommits(repository, [oid]);
  return commit === undefined ? undefined : parseRecordMessage(commit.message);
}

async function readLive(
  branch: string,
  door: Door,
  { values, targets }: Pick<Prepared, "values" | "byCommit" | "targets">,
): Promise<Modules> {
  const [target, ...others] = targets;
  if (target === undefined || others.length > 0)
    throw new UsageError("Cannot tell which server is meant: there are several; choose one with --server");
  const world = openWorld(door, target, values);
  const live = await patiently(world, () => world.api.getCode(branch));
  if (live !== undefined) return live.modules;
  throw new UsageError(`Cannot compare with live:${branch}: ${target.label} has no such branch`);
}
