import type { RateLimit } from "../../model/limits/rate-limit.ts";
import { contentBytes, type ModuleContent, type Modules } from "../../model/modules/modules.ts";
import { modulesLength } from "../../model/modules/modules-json.ts";
import type { Plan } from "../../model/modules/plan.ts";
import { PreflightError, RateLimitedError, type SyncError } from "../../model/outcome/errors.ts";
import type { LimitReport, ModuleChange, PlanReport, Report } from "../../model/outcome/report.ts";
import { worded } from "../../model/text/told.ts";
import type { World } from "../start/world.ts";
import type { Course, Ending, FirstRound } from "./course.ts";
import type { Deployment } from "./deployment.ts";

/** The report of a deploy, from what is known when it ends. */
export function describeRun(
  { ref, commit, place, target, source, nameOf }: Deployment,
  world: World,
  { wanted, first, learned }: Course,
  ending: Ending,
  failure?: SyncError,
): Report {
  const { activeBranch, gapMs, notes = [], warnings = [], ...known } = learned;
  const writes = world.api.limits.get("POST /api/user/code");
  return {
    ...ending,
    message: worded(ending.message, nameOf),
    server: target.label,
    branch: place.branch,
    ref,
    commit: commit.oid,
    ...known,
    ...(activeBranch === undefined ? {} : { active: activeBranch === place.branch, activeBranch }),
    source: wanted?.source ?? source.source ?? "",
    modules: wanted?.modules.size ?? 0,
    bytes: wanted === undefined ? 0 : modulesLength(wanted.modules),
    ...(first === undefined || wanted === undefined ? {} : describeFirst(first, wanted.modules)),
    ...(wanted?.built === undefined ? {} : { built: { dirty: wanted.built.dirty, tree: wanted.built.tree } }),
    findings: failure instanceof PreflightError ? failure.findings : (wanted?.findings ?? []),
    waits: world.patience.waits,
    ...(gapMs === undefined ? {} : { gapMs }),
    limits: describeLimits(world.api.limits),
    ...(writes === undefined ? {} : { writesLeft: writes.remaining }),
    ...retryTime(failure, world.now()),
    warnings,
    notes: [...(wanted?.notes ?? []), ...notes],
  };
}

function describeFirst({ live, plan }: FirstRound, wanted: Modules): Pick<Report, "growth" | "plan"> {
  return { growth: growthOf(plan, live, wanted), plan: describePlan(plan, live, wanted) };
}

/** In the server's count, from what differs alone: a set has megabytes, and a change few of them. */
function growthOf({ added, changed, removed, unchanged }: Plan, live: Modules, wanted: Modules): number {
  // Where all differs, the whole text is the sum of its parts, and that of the commit is made already.
  if (unchanged.length === 0) return modulesLength(wanted) - modulesLength(live);
  const sizeOf = (name: string, content: ModuleContent | undefined) =>
    content === undefined ? 0 : modulesLength(new Map([[name, content]])) - 1;
  const sizeIn = (modules: Modules, names: readonly string[]) =>
    names.reduce((sum, name) => sum + sizeOf(name, modules.get(name)), 0);
  return sizeIn(wanted, [...added, ...changed]) - sizeIn(live, [...changed, ...removed]);
}

export function describeLimits(limits: ReadonlyMap<string, RateLimit>): LimitReport[] {
  return [...limits].map(([endpoint, { limit, remaining, resetAt }]) => ({
    endpoint,
    limit,
    remaining,
    ...(resetAt === undefined ? {} : { resetAt: resetAt.toISOString() }),
  }));
}

/** Each change with the sizes before and after. */
export function describePlan(plan: Plan, live: Modules, wanted: Modules): PlanReport {
  const sized = (names: readonly string[]) => names.map((name) => change(name, live, wanted));
  return {
    added: sized(plan.added),
    changed: sized(plan.changed),
    removed: sized(plan.removed),
    unchanged: plan.unchanged.length,
  };
}

function change(name: string, live: Modules, wanted: Modules): ModuleChange {
  const before = live.get(name);
  const after = wanted.get(name);
  return {
    name,
    ...(before === undefined ? {} : { before: contentBytes(before) }),
    ...(after === undefined ? {} : { after: contentBytes(after) }),
  };
}

/** When what a limit refused can be tried again, in the two forms of a report; empty where the service named no time. */
export function retryTime(failure: SyncError | undefined, now: Date): Pick<Report, "retryAt" | "retryAfterMs"> {
  const limited = [failure, failure?.cause].find((error) => error instanceof RateLimitedError);
  if (limited === undefined) return {};
  const { retryAt, retryAfterMs } = limited;
  const fromNow = retryAfterMs ?? (retryAt === undefined ? undefined : Math.max(0, retryAt.getTime() - now.getTime()));
  return {
    ...(retryAt === undefined ? {} : { retryAt: retryAt.toISOString() }),
    ...(fromNow === undefined ? {} : { retryAfterMs: fromNow }),
  };
}
