// Covered by test/sync/health/deploy-further.test.ts
import type { Heard } from "../../model/health/pulse.ts";
import type { Course } from "../deploy/course.ts";
import type { Deployment } from "../deploy/deployment.ts";

/** What was heard while a branch was written and read back. Nothing was to be written: then all of it is of what is live. */
export function heardOfWrite(
  { place, hash }: Deployment,
  { sent }: Pick<Course, "sent">,
  before: readonly Heard[],
  during: readonly Heard[],
) {
  const cloned = during.some((each) => each.kind === "code" && each.branch === place.branch && each.hash === undefined);
  const readBack: Heard = { kind: "read-back", cloned: sent === "created" && !cloned };
  if (sent === "nothing") return [readBack, ...before, ...during];
  const isOwn = (heard: Heard) => heard.kind === "code" && heard.hash === hash;
  return [...before, ...since(during, isOwn, readBack)];
}

/** What was heard while a branch was made the active one, which a listing says by now. */
export function heardOfActivation({ place: { branch } }: Deployment, during: readonly Heard[]): readonly Heard[] {
  const isOwn = (heard: Heard) => heard.kind === "active" && heard.where === "world" && heard.branch === branch;
  return since(during, isOwn, { kind: "active", where: "world", branch });
}

/** Where its event is missing, nobody knows of what came meanwhile which code it is of: then the watch begins here. */
function since(during: readonly Heard[], isEvent: (heard: Heard) => boolean, fact: Heard): readonly Heard[] {
  if (during.some(isEvent)) return [...during, fact];
  return [...during.filter(({ kind }) => kind === "active"), fact];
}
