import type { NewFile } from "../../git/objects/write-tree.ts";
import type { LiveCode, Modules } from "../../model/modules/modules.ts";
import { isEmpty } from "../../model/modules/plan.ts";
import { planModules } from "../../model/modules/plan-modules.ts";
import type { Report } from "../../model/outcome/report.ts";
import { recordFiles } from "../../model/records/record-files.ts";
import { describeRun } from "../deploy/describe-run.ts";
import { settleDrift } from "../deploy/drift.ts";
import { planned, settled } from "../deploy/endings.ts";
import { type DeployOptions, type Run, startRun } from "../deploy/run.ts";
import { type CommittedSource, readModules } from "../source/committed-modules.ts";
import { inFolder } from "../source/list-source.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { TwoTrees } from "./two-trees.ts";

// Covered by test/sync/look/compare.test.ts

/** What is live beside what the commit wants there. */
export interface DeployComparison extends TwoTrees {
  readonly kind: "deploy";
  readonly report: Report;
}

/** Compares a commit with what a branch holds; one read, nothing is written. */
export async function compareDeploy(options: DeployOptions, world: World): Promise<DeployComparison> {
  const run: Run = startRun({ ...options, dryRun: true }, world);
  const wanted = await readModules(world.repository, options.commit, options.source);
  const live = await patiently(world, () => world.api.getCode(options.branch));
  run.committed = wanted;
  run.live = live?.modules ?? new Map();
  run.plan = planModules(run.live, wanted.modules, options.source.stamp?.name);
  return {
    kind: "deploy",
    report: describeRun(run, await ending(run, wanted, live)),
    before: liveFiles(run.live, wanted),
    after: wanted.files.map(({ path, oid }) => ({ path, oid, mode: "100644" })),
  };
}

async function ending(run: Run, wanted: CommittedSource, live: LiveCode | undefined) {
  if (live !== undefined && run.plan !== undefined && isEmpty(run.plan)) return settled(run);
  await settleDrift(run, wanted, live);
  return planned(run, live);
}

/** Live modules as files, at the path of the file that they came from; what came from nowhere gets one by its name. */
function liveFiles(live: Modules, wanted: CommittedSource): NewFile[] {
  const paths = new Map(wanted.files.map(({ name, path }) => [name, path]));
  const taken = new Set(paths.values());
  return recordFiles(live).map(({ name, path, bytes }) => {
    const own = inFolder(wanted.source, path);
    return { path: paths.get(name) ?? (taken.has(own) ? `live-only/${path}` : own), mode: "100644", bytes };
  });
}
