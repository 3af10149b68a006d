import { InterruptedError, MismatchError, PreflightError, SyncError } from "../../model/outcome/errors.ts";
import { checkNew } from "../source/committed-modules.ts";
import { waitOrGiveUp } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { Course, Ending } from "./course.ts";
import type { Deployment } from "./deployment.ts";
import { retryTime } from "./describe-run.ts";
import { lost, written } from "./endings.ts";
import { ownRef } from "./own-ref.ts";

/** After a failure: waits for another round, or ends in what is true. */
export async function nextTry(
  deployment: Deployment,
  world: World,
  course: Course,
  failure: unknown,
): Promise<Ending | undefined> {
  // What is wrong with the code itself is told before any wait, and wherever the live code cannot be read.
  const isOurs = failure instanceof PreflightError || failure instanceof InterruptedError;
  if (course.first === undefined && course.wanted !== undefined && !isOurs) await checkNew(course.wanted);
  try {
    if (failure instanceof SyncError) course.ownRef ??= await ownRef(world.repository, deployment);
    await waitOrGiveUp(failure, world);
    course.answer = undefined;
    return undefined;
  } catch (final) {
    if (!(final instanceof SyncError) || final instanceof MismatchError || course.sent === "nothing") throw final;
    const why = final instanceof InterruptedError ? `interrupted by ${final.signal}` : final.message;
    if (course.sent !== "maybe") return written(deployment, why, retryTime(final, world.now()));
    throw lost(deployment, why, final);
  }
}
