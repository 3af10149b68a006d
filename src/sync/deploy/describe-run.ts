import type { RateLimit } from "../../model/account/rate-limit.ts";
import { contentBytes, type ModuleContent, type Modules, modulesText } from "../../model/modules/modules.ts";
import type { Plan } from "../../model/modules/plan.ts";
import type { SyncError } from "../../model/outcome/errors.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import type { LimitReport, ModuleChange, PlanReport, Report } from "../../model/outcome/report.ts";
import { retryTime } from "./retry-time.ts";
import type { Ending, Run } from "./run.ts";

/** The report of a run, from what is known when it ends. */
export function describeRun(run: Run, ending: Ending, failure?: SyncError, findings: readonly Finding[] = []): Report {
  const { options, committed, world } = run;
  const writes = world.api.limits.get("POST /api/user/code");
  return {
    ...ending,
    server: options.server,
    branch: options.branch,
    ref: options.ref,
    commit: options.commit.oid,
    ...(run.liveCommit === undefined ? {} : { liveCommit: run.liveCommit }),
    ...(run.drift === undefined ? {} : { drift: run.drift }),
    ...(run.record === undefined ? {} : { record: run.record }),
    ...activity(run),
    source: committed?.source ?? options.source.source ?? "",
    modules: committed?.modules.size ?? 0,
    bytes: committed === undefined ? 0 : modulesText(committed.modules).length,
    ...(run.plan === undefined || committed === undefined
      ? {}
      : {
          growth: growthOf(run.plan, run.live ?? new Map(), committed.modules),
          plan: describePlan(run.plan, run.live ?? new Map(), committed.modules),
        }),
    ...(committed?.built === undefined ? {} : { built: { dirty: committed.built.dirty, tree: committed.built.tree } }),
    findings: [...(committed?.findings ?? []), ...findings],
    waits: world.patience.waits,
    ...(run.gapMs === undefined ? {} : { gapMs: run.gapMs }),
    limits: describeLimits(world.api.limits),
    ...(writes === undefined ? {} : { writesLeft: writes.remaining }),
    ...retryTime(failure, world.now()),
    warnings: run.warnings,
    notes: [...(committed?.notes ?? []), ...run.notes],
  };
}

function activity({ activeBranch, options }: Run): Pick<Report, "active" | "activeBranch"> {
  return activeBranch === undefined ? {} : { active: activeBranch === options.branch, activeBranch };
}

/** In the server's count, from what differs alone: a set has megabytes, and a change few of them. */
function growthOf({ added, changed, removed, unchanged }: Plan, live: Modules, wanted: Modules): number {
  // Where all differs, the whole text is the sum of its parts, and that of the commit is made already.
  if (unchanged.length === 0) return modulesText(wanted).length - modulesText(live).length;
  const sizeOf = (name: string, content: ModuleContent | undefined) =>
    content === undefined ? 0 : modulesText(new Map([[name, content]])).length - 1;
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
