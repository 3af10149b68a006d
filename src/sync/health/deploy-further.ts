import type { Judged } from "../../model/health/judge.ts";
import type { Heard } from "../../model/health/pulse.ts";
import { errorReader } from "../../model/health/read-errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { type Course, learn, startCourse } from "../deploy/course.ts";
import { deploy } from "../deploy/deploy.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { readSource } from "../source/committed-modules.ts";
import type { World } from "../start/world.ts";
import { type Activated, activateAfter, isEqual } from "./activate-after.ts";
import { endWatched } from "./end-watched.ts";
import { unheard } from "./health-report.ts";
import { heardOfActivation, heardOfWrite } from "./heard-of-ours.ts";
import { type Deaf, type Listener, listen } from "./listener.ts";
import { lookBefore, newHash, watch } from "./watch.ts";

/** A deploy and what is wished beyond it: that the game runs it, and that it runs well. A plan goes no further. */
export async function deployFurther(deployment: Deployment, world: World, read = readSource): Promise<Report> {
  const { further, dryRun } = deployment;
  if (dryRun || (further.ticks === 0 && !further.activate)) return deploy(deployment, world, read);
  const asked = further.activate ? ({ ...deployment, tellActive: "never" } as const) : deployment;
  if (further.ticks === 0) return (await activateAfter(asked, world, await deploy(asked, world, read))).report;
  const listener = await listen(world, deployment);
  try {
    return await deployHeard({ ...asked, hash: newHash(world) }, world, listener, read);
  } finally {
    if ("close" in listener) listener.close();
  }
}

async function deployHeard(
  deployment: Deployment,
  world: World,
  listener: Listener | Deaf,
  read: typeof readSource,
): Promise<Report> {
  const before = "take" in listener ? await lookBefore(listener, deployment.further.seconds) : [];
  const course = startCourse(deployment);
  learn(course, { activeBranch: listener.active });
  const deployed = await deploy(deployment, world, read, course);
  const ofWrite = heardOfWrite(deployment, course, before, takeFrom(listener));
  const activated: Activated = deployment.further.activate
    ? await activateAfter(deployment, world, deployed)
    : { report: deployed };
  // What was not read back is not known to be what the game runs.
  const { wanted } = course;
  if (!isEqual(activated.report) || wanted === undefined) return activated.report;
  const ofActivation = deployment.further.activate ? heardOfActivation(deployment, takeFrom(listener)) : [];
  const heard = [...ofWrite, ...ofActivation];
  const judged = await judgeRun(deployment, world, { listener, course, heard });
  return endWatched({ deployment, world, listener, course, ...activated, wanted, judged });
}

const takeFrom = (listener: Listener | Deaf): readonly Heard[] => ("take" in listener ? listener.take() : []);

interface Ear {
  readonly listener: Listener | Deaf;
  readonly course: Course;
  readonly heard: readonly Heard[];
}

async function judgeRun({ place, further, hash = 0 }: Deployment, world: World, ear: Ear): Promise<Judged> {
  const { listener, course, heard } = ear;
  if (!("take" in listener)) return unheard(listener.why);
  const wanted = course.wanted?.modules ?? new Map();
  const rules = {
    branch: place.branch,
    hash,
    ticks: further.ticks,
    read: errorReader(course.first?.live ?? wanted, wanted),
  };
  return watch(world, listener, { rules, active: listener.active, heard, seconds: further.seconds });
}
