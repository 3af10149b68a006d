// Covered by test/sync/look/compare.test.ts
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { isEmpty } from "../../model/modules/plan.ts";
import { planModules } from "../../model/modules/plan-modules.ts";
import type { Report } from "../../model/outcome/report.ts";
import { recordFiles } from "../../model/records/record-files.ts";
import { learn, startCourse } from "../deploy/course.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { describeRun } from "../deploy/describe-run.ts";
import { isJudged, judgeDrift } from "../deploy/drift.ts";
import { planned, settled } from "../deploy/endings.ts";
import { type CommittedSource, readModules } from "../source/committed-modules.ts";
import { inFolder } from "../source/list-source.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { TwoTrees } from "./two-trees.ts";

/** What is live beside what the commit wants there. */
export interface DeployComparison extends TwoTrees {
  readonly kind: "deploy";
  readonly report: Report;
}

/** Compares a commit with what a branch holds; one read, nothing is written. */
export async function compareDeploy(deployment: Deployment, world: World): Promise<DeployComparison> {
  const wanted = await readModules(world.repository, deployment.commit, deployment.source);
  const { report, live } = await planDeploy({ ...deployment, dryRun: true }, world, wanted);
  return {
    kind: "deploy",
    report,
    before: liveFiles(live, wanted),
    after: wanted.files.map(({ path, oid }) => ({ path, oid, mode: "100644" })),
  };
}

/** What a deploy would change, beside what is live; one read, nothing is written. @throws DriftError where it would be refused */
async function planDeploy(
  deployment: Deployment,
  world: World,
  wanted: CommittedSource,
): Promise<{ readonly report: Report; readonly live: Modules }> {
  const found = await patiently(world, () => world.api.getCode(deployment.place.branch));
  const live = found?.modules ?? new Map();
  const plan = planModules(live, wanted.modules, deployment.source.stamp?.name);
  const course = { ...startCourse(deployment), wanted, first: { live, plan } };
  const isLive = found !== undefined && isEmpty(plan);
  if (!isLive && found !== undefined && !isJudged(undefined, found)) {
    const { learned, refusal } = await judgeDrift(deployment, world, wanted, { live, fetching: course.fetching });
    if (refusal !== undefined) throw refusal;
    learn(course, learned);
  }
  const ending = isLive ? settled(deployment, course) : planned(deployment, found);
  return { report: describeRun(deployment, world, course, ending), live };
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
