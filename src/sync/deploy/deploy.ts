import type { LiveCode, Modules } from "../../model/modules/modules.ts";
import { isEmpty, type Plan, shrinksSuspiciously } from "../../model/modules/plan.ts";
import { planExactly, planModules, sameModules } from "../../model/modules/plan-modules.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { Words } from "../../model/text/told.ts";
import { type CommittedSource, checkNew, readSource } from "../source/committed-modules.ts";
import { interruptible, interruption } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import { tellActive } from "./active-branch.ts";
import { askRemote } from "./ask-remote.ts";
import { type Course, type Ending, learn, startCourse } from "./course.ts";
import type { Deployment } from "./deployment.ts";
import { describeRun } from "./describe-run.ts";
import { isJudged, type Judgement, judgeDrift } from "./drift.ts";
import { edited, mismatch, planned, settled, shrink, unread } from "./endings.ts";
import { keepInstead, noteLive, recordDeployed, unrecorded } from "./keep-records.ts";
import { nextTry } from "./next-try.ts";
import { checkAbsent, type NewestRead, write } from "./write.ts";

/** Judging may cost a look at many commits. After so long, somebody may have written. */
const longestJudgingMs = 5000;

/** Makes a branch hold exactly the modules of a commit, and says truly whether it does. Expected failures end in the report too. */
export async function deploy(
  deployment: Deployment,
  world: World,
  read = readSource,
  course = startCourse(deployment),
): Promise<Report> {
  try {
    const wanted = await read(world.repository, deployment.commit, deployment.source);
    course.wanted = wanted;
    const ending = await bringLive(deployment, world, course, wanted);
    if (isLive(ending)) learn(course, await recordDeployed(deployment, world, wanted));
    if (ending.outcome === "written") learn(course, unrecorded(deployment, wanted, "it was not read back"));
    noteLive(deployment, world, ending);
    learn(course, await tellActive(deployment, world, course));
    return describeRun(deployment, world, course, ending);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return describeRun(
      deployment,
      world,
      course,
      { outcome: failure.outcome, message: (deployment.tellFailure ?? toldBy)(failure) },
      failure,
    );
  }
}

const toldBy = ({ told }: SyncError): Words => told;

/** Rounds of ask, read, plan, write. Each begins with a read, so that no decision outlives a wait. */
async function bringLive(
  deployment: Deployment,
  world: World,
  course: Course,
  wanted: CommittedSource,
): Promise<Ending> {
  for (;;) {
    try {
      const ending = await round(deployment, world, course, wanted);
      if (ending !== undefined) return ending;
    } catch (failure) {
      const ending = await nextTry(deployment, world, course, failure);
      if (ending !== undefined) return ending;
    }
  }
}

async function round(
  deployment: Deployment,
  world: World,
  course: Course,
  wanted: CommittedSource,
): Promise<Ending | undefined> {
  if (course.sent !== "acknowledged") course.answer ??= await askRemote(deployment, world, course);
  const { newer, notes = [] } = course.answer ?? {};
  learn(course, { notes });
  // After a lost answer only a read tells what is live, whatever the remote says.
  if (newer !== undefined && course.sent === "nothing") return newer;
  const read = await readLive(deployment, world, course, wanted);
  const { live } = read;
  const { modules } = wanted;
  const plan = planRound(deployment, course, live?.modules ?? new Map(), modules);
  if (live !== undefined && isEmpty(plan)) return settled(deployment, course);
  if (course.sent === "acknowledged") {
    learn(course, await keepInstead(deployment, world, wanted, live));
    throw mismatch(deployment, plan);
  }
  // A new branch that did not take the modules along: they are written to it now.
  if (course.sent === "created") course.sent = "maybe";
  if (newer !== undefined) return newer;
  if (course.sent === "nothing") course.wanted = await checkNew(wanted, live?.modules);
  course.first ??= { plan, live: live?.modules ?? new Map() };
  if (isEdited(deployment, live)) throw edited(deployment);
  if (shrinksSuspiciously(plan) && !deployment.allowShrink) throw shrink(deployment, plan);
  if (live !== undefined && !isJudged(course.judged, live)) {
    const judgement = await judgeDrift(deployment, world, wanted, { live: live.modules, fetching: course.fetching });
    if (!passes(course, judgement, read)) return undefined;
  }
  if (deployment.dryRun) return plannedAt(deployment, world, course, live);
  if (world.interrupt.aborted) throw interruption(world.interrupt);
  const { sent, learned, failure } = await write(deployment, world, { modules, read, sent: course.sent });
  course.sent = sent;
  learn(course, learned);
  if (failure !== undefined) throw failure;
  return sent === "acknowledged" ? unread(deployment, world) : undefined;
}

/** Whether somebody wrote, or took the branch away, where only one set may be overwritten. */
const isEdited = ({ only }: Deployment, live: LiveCode | undefined): boolean =>
  only !== undefined && (live === undefined || !sameModules(only, live.modules));

/** Takes what was judged. False: that took its time, so the live code has to be looked at once more. @throws DriftError when it would be lost */
function passes(course: Course, { how, learned, refusal }: Judgement, { live, at }: NewestRead): boolean {
  learn(course, learned);
  if (refusal !== undefined) throw refusal;
  if (how !== "fetched-more" && live !== undefined) course.judged = live.modules;
  // A remote was at work meanwhile, and may know more by now.
  if (how !== "at-once") course.answer = undefined;
  return how === "at-once" && performance.now() - at < longestJudgingMs;
}

/** What a deploy would refuse only when it creates a branch, a plan refuses too. */
async function plannedAt(
  deployment: Deployment,
  world: World,
  course: Course,
  live: LiveCode | undefined,
): Promise<Ending> {
  if (live !== undefined) return planned(deployment, live);
  const { learned, problem } = await checkAbsent(deployment, world);
  learn(course, learned);
  if (problem !== undefined) throw problem;
  return planned(deployment, live);
}

/** Once something was sent, the read-back compares everything, and our stamp to its time. */
function planRound({ source }: Deployment, { sent }: Course, live: Modules, wanted: Modules): Plan {
  return sent === "nothing" ? planModules(live, wanted, source.stamp?.name) : planExactly(live, wanted);
}

/** What the commit holds was seen live: read back, or nothing was to be written. */
const isLive = ({ outcome }: Ending): boolean =>
  outcome === "deployed" || outcome === "restored" || outcome === "unchanged";

async function readLive(
  { place }: Deployment,
  world: World,
  { sent }: Course,
  { modules }: CommittedSource,
): Promise<NewestRead> {
  const answer = world.api.getCode(place.branch, modules);
  // Once something was sent, the read-back is what tells the truth: it is not given up for an interrupt.
  const live = await (sent === "nothing" ? interruptible(world, answer) : answer);
  return { live, at: performance.now() };
}
