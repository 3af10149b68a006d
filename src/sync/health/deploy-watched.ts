// Covered by test/sync/health/deploy-further.test.ts
import type { Judged } from "../../model/health/judge.ts";
import type { Heard } from "../../model/health/pulse.ts";
import { errorReader } from "../../model/health/read-errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { counted } from "../../model/text/counted.ts";
import { type Course, learn, startCourse } from "../deploy/course.ts";
import { deploy } from "../deploy/deploy.ts";
import type { Deployment } from "../deploy/deployment.ts";
import type { readSource } from "../source/committed-modules.ts";
import type { World } from "../start/world.ts";
import { activateAfter, isEqual } from "./activate-after.ts";
import { type Deaf, type Ear, listen } from "./ear.ts";
import { endWatched } from "./end-watched.ts";
import { unheard } from "./health-report.ts";
import { heardOfActivation, heardOfWrite } from "./heard-of-ours.ts";
import { lookBefore, newHash, watch } from "./watch.ts";

/** A deploy that is listened to since before its write, and judged by what the game tells of it. */
export async function deployWatched(deployment: Deployment, world: World, read: typeof readSource): Promise<Report> {
  const ear = await listen(world, deployment);
  try {
    return await deployHeard({ ...deployment, hash: newHash(world) }, world, ear, read);
  } finally {
    if ("close" in ear) ear.close();
  }
}

async function deployHeard(
  deployment: Deployment,
  world: World,
  ear: Ear | Deaf,
  read: typeof readSource,
): Promise<Report> {
  const { further } = deployment;
  if ("take" in ear) world.tell({ kind: "step", text: "Listening to what runs now" });
  const before = "take" in ear ? await lookBefore(ear, further.seconds) : [];
  const course = startCourse(deployment);
  learn(course, { activeBranch: ear.active });
  const deployed = await deploy(deployment, world, read, course);
  const ofWrite = heardOfWrite(deployment, course, before, takeFrom(ear));
  const activated = further.activate ? await activateAfter(deployment, world, deployed) : { report: deployed };
  const ofActivation = further.activate ? heardOfActivation(deployment, takeFrom(ear)) : [];
  const { wanted } = course;
  const { outcome } = activated.report;
  if (wanted === undefined || !(isEqual(activated.report) || outcome === "written")) return activated.report;
  const judged = await judgeRun(deployment, world, { ear, course, outcome, heard: [...ofWrite, ...ofActivation] });
  return endWatched({ deployment, world, ear, course, ...activated, wanted, judged });
}

const takeFrom = (ear: Ear | Deaf): readonly Heard[] => ("take" in ear ? ear.take() : []);

interface Run {
  readonly ear: Ear | Deaf;
  readonly course: Course;
  readonly outcome: Report["outcome"];
  readonly heard: readonly Heard[];
}

async function judgeRun({ place, further, hash = 0 }: Deployment, world: World, run: Run): Promise<Judged> {
  const { ear, course, outcome, heard } = run;
  if (!("take" in ear)) return unheard(ear.why);
  if (outcome === "written") return unheard("it was not read back");
  const wanted = course.wanted?.modules ?? new Map();
  const read = errorReader(course.first?.live ?? wanted, wanted);
  const rules = { branch: place.branch, hash, ticks: further.ticks, read };
  world.tell({ kind: "step", text: `Watching ${counted(further.ticks, "tick")} of "${place.branch}"` });
  return watch(world, ear, { rules, active: ear.active, heard, seconds: further.seconds });
}
