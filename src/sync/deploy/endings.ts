// Covered by test/sync/deploy/deploy.test.ts
import type { LiveCode } from "../../model/modules/modules.ts";
import type { Plan } from "../../model/modules/plan.ts";
import {
  DriftError,
  MismatchError,
  ServiceError,
  type SyncError,
  UnknownStateError,
} from "../../model/outcome/errors.ts";
import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import { type NamedSetting, setting, told } from "../../model/text/told.ts";
import { toldTime } from "../../model/text/told-time.ts";
import type { World } from "../start/world.ts";
import type { Course, Ending } from "./course.ts";
import type { Deployment } from "./deployment.ts";

export function settled({ commit, place, target, restores }: Deployment, { sent, wanted }: Course): Ending {
  const oid = shortId(commit.oid);
  const size = wanted?.modules.size ?? 0;
  if (sent !== "nothing")
    return {
      outcome: restores ? "restored" : "deployed",
      message: `${restores ? "Restored" : "Deployed"} ${oid} to "${place.branch}" on ${target.label}: read back, ${size === 1 ? "its module is equal" : `all ${size} modules equal`}`,
    };
  return {
    outcome: "unchanged",
    message: `Nothing to do: "${place.branch}" on ${target.label} already holds exactly the ${counted(size, "module")} of ${oid}`,
  };
}

export function planned({ commit, place, target }: Deployment, live: LiveCode | undefined): Ending {
  const create = live === undefined ? ", which would be created" : "";
  return {
    outcome: "planned",
    message: `Planned ${shortId(commit.oid)} for "${place.branch}" on ${target.label}${create}: nothing was written`,
  };
}

/** After an acknowledged write: undefined where it can be read back, else why it is not. */
export function unread(deployment: Deployment, { api, now }: World): Ending | undefined {
  if (!deployment.verify) return written(deployment, setting("verify", "false"));
  const reads = api.limits.get("GET /api/user/code");
  if (reads?.resetAt === undefined || reads.remaining > 0 || reads.resetAt <= now()) return undefined;
  return written(deployment, `no reads are left, free again ${toldTime(reads.resetAt, now())}`, {
    retryAt: reads.resetAt.toISOString(),
    retryAfterMs: reads.resetAt.getTime() - now().getTime(),
  });
}

/** @param later when it can be read again, where that is known */
export function written(
  { commit, place, target }: Deployment,
  why: string | NamedSetting,
  later: Pick<Ending, "retryAt" | "retryAfterMs"> = {},
): Ending {
  return {
    outcome: "written",
    message: told`Written ${shortId(commit.oid)} to "${place.branch}" on ${target.label} and acknowledged, but not read back: ${why}`,
    ...later,
  };
}

export function mismatch({ commit, place }: Deployment, plan: Plan): MismatchError {
  const differing = [...plan.added, ...plan.changed, ...plan.removed];
  const names = differing
    .slice(0, 5)
    .map((name) => `"${name}"`)
    .join(", ");
  const more = differing.length > 5 ? ` and ${differing.length - 5} more` : "";
  return new MismatchError(
    `Cannot confirm ${shortId(commit.oid)} on "${place.branch}": the write was acknowledged, but the server holds something else in ${names}${more}; somebody may have written at the same time, see "screeps-sync diff"`,
  );
}

export const edited = ({ place, target }: Deployment): DriftError =>
  new DriftError(`Cannot overwrite "${place.branch}" on ${target.label}: somebody else wrote it a moment ago`);

export function shrink({ place }: Deployment, plan: Plan): ServiceError {
  const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
  const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
  return new ServiceError(
    told`Cannot replace the ${counted(live, "module")} of "${place.branch}" by ${wanted}: that is likely a wrong folder or a failed build; ${setting("allow-shrink")} if it is meant`,
  );
}

export function lost({ commit, place, target }: Deployment, why: string, cause: SyncError): UnknownStateError {
  return new UnknownStateError(
    `Cannot tell what "${place.branch}" on ${target.label} holds: the write left and its answer was lost, so it is either ${shortId(commit.oid)} or what was live before (${why}); run again to settle it`,
    { cause },
  );
}
