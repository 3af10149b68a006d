import { contentIds } from "../../model/modules/content-id.ts";
import { isNothing, type LiveCode, type Modules, sameContent } from "../../model/modules/modules.ts";
import { planWrite } from "../../model/modules/plan.ts";
import { sameModules } from "../../model/modules/plan-modules.ts";
import { objectFormat } from "../../model/modules/tree.ts";
import { DriftError } from "../../model/outcome/errors.ts";
import type { Note } from "../../model/outcome/note.ts";
import { describeOrigin } from "../../model/records/record-origin.ts";
import type { Explanation } from "../origin/explain.ts";
import { distance } from "../origin/search.ts";
import { newestRecord, readRecordModules, type StoredRecord } from "../records/read-records.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import type { World } from "../start/world.ts";
import type { Learned } from "./course.ts";
import type { Deployment } from "./deployment.ts";
import { describeDrift, driftReport, whatHelps } from "./describe-drift.ts";
import { type Fetching, fetchMore } from "./fetch-more.ts";
import { keepCopy } from "./keep-records.ts";
import { unexplained, whereFrom } from "./where-from.ts";

/** Whether live code may be overwritten, and what was found on the way to know it. */
export interface Judgement {
  /** `took-time`: a copy was kept, or a remote was asked; `fetched-more`: there is more to judge by now. */
  readonly how: "at-once" | "took-time" | "fetched-more";
  readonly learned: Learned;
  /** Live code would be lost. */
  readonly refusal?: DriftError;
}

/** While the live code stays the same, it is not judged again; where there is none, nothing can be lost. */
export function isJudged(judged: Modules | undefined, live: LiveCode): boolean {
  if (isNothing(live)) return true;
  return judged !== undefined && sameModules(judged, live.modules);
}

/** Live code may be overwritten when it is known to come from this repository, or the policy says so. */
export async function judgeDrift(
  deployment: Deployment,
  world: World,
  wanted: CommittedSource,
  { live, fetching }: { readonly live: Modules; readonly fetching: Fetching | undefined },
): Promise<Judgement> {
  const { commit, record, explanation, tips } = await whereFrom(deployment, world, wanted, live);
  if (commit !== undefined) return heldCommit(deployment, commit, explanation);
  if (record !== undefined) return heldRecord(deployment, record);
  const fetched = fetching === undefined ? "untried" : await fetchMore(world, fetching);
  const notes = fetching?.failure === undefined ? [] : [unfetched(fetching, fetching.failure)];
  if (fetched === "more") return { how: "fetched-more", learned: { notes } };
  const judgement = await judgeUnknown(deployment, world, live, { seen: explanation, tips });
  return {
    ...judgement,
    how: fetched === "no-more" ? "took-time" : judgement.how,
    learned: { ...judgement.learned, notes },
  };
}

const unfetched = ({ remote }: Fetching, failure: string): Note => ({ kind: "history-unfetched", remote, failure });

async function judgeUnknown(
  deployment: Deployment,
  world: World,
  live: Modules,
  { seen, tips }: { readonly seen: Explanation; readonly tips: readonly string[] | undefined },
): Promise<Judgement> {
  const { place, target, onDrift, dryRun } = deployment;
  const newest = await newestRecord(world.repository, place, tips);
  const explanation = await withNewestRecord(deployment, world, live, { seen, newest });
  const drift = driftReport(explanation);
  const found = describeDrift(explanation);
  // What was not fetched may hold it: then nobody can say that it is foreign.
  const is = seen.cutOff ? "may not be" : "is not";
  const problem = `Cannot overwrite "${place.branch}" on ${target.label}: its live code ${is} from this repository (${found})`;
  const refuse = (refusal: DriftError): Judgement => ({ how: "took-time", learned: { drift }, refusal });
  if (onDrift === "refuse") return refuse(new DriftError(`${problem}; ${whatHelps(explanation)}`));
  const about = { kind: "drift", branch: place.branch, found, sure: !seen.cutOff } as const;
  if (dryRun || onDrift === "overwrite") {
    const end = dryRun ? "planned" : "overwritten";
    return { how: "at-once", learned: { drift, warnings: [{ ...about, end }] } };
  }
  const record = await keepCopy(deployment, world, live, { problem, origin: unexplained(seen) });
  if (record instanceof DriftError) return refuse(record);
  return { how: "took-time", learned: { drift, record, warnings: [{ ...about, end: { record } }] } };
}

/** What was recorded last may be nearer to the live code than any commit. */
async function withNewestRecord(
  { commit }: Deployment,
  { repository }: World,
  live: Modules,
  { seen: explanation, newest }: { readonly seen: Explanation; readonly newest: StoredRecord | undefined },
): Promise<Explanation> {
  if (newest === undefined) return explanation;
  const modules = await readRecordModules(repository, newest.commit.oid);
  const plan = planWrite(live, modules, sameContent);
  if (explanation.nearest !== undefined && distance(explanation.nearest.plan) <= distance(plan)) return explanation;
  const ids = contentIds(modules, objectFormat(commit));
  return { ...explanation, nearest: { commit: newest.commit.oid, plan, ids } };
}

function heldCommit({ place }: Deployment, commit: string, { gone }: Explanation): Judgement {
  const note = { kind: "held-commit", branch: place.branch, commit, gone: gone === true } as const;
  return { how: "at-once", learned: { liveCommit: commit, notes: [note] } };
}

function heldRecord({ place }: Deployment, { commit, facts }: StoredRecord): Judgement {
  const origin = describeOrigin(facts.origin);
  const note = { kind: "held-record", branch: place.branch, record: commit.oid, origin } as const;
  return { how: "at-once", learned: { notes: [note] } };
}
