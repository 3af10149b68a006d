// Covered by test/sync/health/deploy-further.test.ts
import type { Judged } from "../../model/health/judge.ts";
import type { HealthReport, Report } from "../../model/outcome/report.ts";
import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { Course } from "../deploy/course.ts";
import type { Deployment } from "../deploy/deployment.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import type { World } from "../start/world.ts";
import type { Deaf, Ear } from "./ear.ts";

/** A deploy that was watched, as far as it came. */
export interface WatchedRun {
  readonly deployment: Deployment;
  readonly world: World;
  readonly ear: Ear | Deaf;
  readonly course: Course;
  readonly wanted: CommittedSource;
  /** Of the deploy, and of the activation where that was wished. */
  readonly report: Report;
  /** What the game ran before it ran our branch. */
  readonly before?: string;
  readonly judged: Judged;
}

/** A report that says how healthy the code is. */
export interface Examined extends Report {
  readonly health: HealthReport;
}

/** What is wrong, with the first of its errors and its place. */
export function sickness({ commit, place, target }: Deployment, { why, ticks, errors }: HealthReport): string {
  const [first] = errors;
  const at = first?.file === undefined ? "" : ` (${first.file}:${first.line}:${first.column})`;
  const error = first === undefined ? "" : `, first ${first.message.split("\n")[0]}${at}`;
  const where = `${shortId(commit.oid)} on "${place.branch}" of ${target.label}`;
  return `${where} is sick: within ${counted(ticks, "tick")} ${why}${error}`;
}
