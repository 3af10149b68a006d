// Covered by test/sync/look/compare.test.ts
import { resolveCommit } from "../../git/clone/open-commit.ts";
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import { type Modules, sameContent } from "../../model/modules/modules.ts";
import { planWrite } from "../../model/modules/plan.ts";
import type { PlanReport } from "../../model/outcome/report.ts";
import { recordFiles } from "../../model/records/record-files.ts";
import { describePlan } from "../deploy/describe-run.ts";
import { type Asked, prepareAccount } from "../start/prepare.ts";
import { liveName, readSide, recordFacts } from "./read-side.ts";
import type { TwoTrees } from "./two-trees.ts";

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

/**
 * Compares any two of ref, record and `live:<branch>`, by module. One read for each live side, nothing is written.
 * @throws UsageError where there is no such commit or branch
 */
export async function compareSides(asked: Asked, [from, to]: Sides): Promise<SideComparison> {
  const account = await prepareAccount(asked);
  const before = await readSide(asked, from, account);
  const after = await readSide(asked, to, account);
  const plan = describePlan(planWrite(before, after, sameContent), before, after);
  return { kind: "sides", from, to, plan, before: filesOf(before), after: filesOf(after) };
}

const filesOf = (modules: Modules): NewFile[] => recordFiles(modules).map((file) => ({ ...file, mode: "100644" }));
