import type { Modules } from "../../model/modules/modules.ts";
import { isEmpty } from "../../model/modules/plan.ts";
import { planModules } from "../../model/modules/plan-modules.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import { learn, startCourse } from "./course.ts";
import type { Deployment } from "./deployment.ts";
import { describeRun } from "./describe-run.ts";
import { isJudged, judgeDrift } from "./drift.ts";
import { planned, settled } from "./endings.ts";

// Covered by test/sync/look/compare.test.ts

/** What a deploy would change, beside what is live; one read, nothing is written. @throws DriftError where it would be refused */
export async function planDeploy(
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
