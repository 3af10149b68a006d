import type { LiveCode } from "../../model/modules/modules.ts";
import type { Plan } from "../../model/modules/plan.ts";
import { MismatchError, ServiceError } from "../../model/outcome/errors.ts";
import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import { toldTime } from "../../model/text/told-time.ts";
import type { Ending, Run } from "./run.ts";

export function settled(run: Run): Ending {
  const { branch, server, commit } = run.options;
  const oid = shortId(commit.oid);
  const size = run.committed?.modules.size ?? 0;
  if (run.sent !== "nothing")
    return {
      outcome: run.options.restores ? "restored" : "deployed",
      message: `${run.options.restores ? "Restored" : "Deployed"} ${oid} to "${branch}" on ${server}: read back, ${size === 1 ? "its module is equal" : `all ${size} modules equal`}`,
    };
  return {
    outcome: "unchanged",
    message: `Nothing to do: "${branch}" on ${server} already holds exactly the ${counted(size, "module")} of ${oid}`,
  };
}

export function planned(run: Run, live: LiveCode | undefined): Ending {
  const { branch, server, commit } = run.options;
  const create = live === undefined ? ", which would be created" : "";
  return {
    outcome: "planned",
    message: `Planned ${shortId(commit.oid)} for "${branch}" on ${server}${create}: nothing was written`,
  };
}

/** After an acknowledged write: undefined where it can be read back, else why it is not. */
export function unread(run: Run): Ending | undefined {
  if (!run.options.verify) return written(run, "--no-verify");
  const reads = run.world.api.limits.get("GET /api/user/code");
  if (reads?.resetAt === undefined || reads.remaining > 0 || reads.resetAt <= run.world.now()) return undefined;
  return written(run, `no reads are left, free again ${toldTime(reads.resetAt, run.world.now())}`, {
    retryAt: reads.resetAt.toISOString(),
    retryAfterMs: reads.resetAt.getTime() - run.world.now().getTime(),
  });
}

/** @param later when it can be read again, where that is known */
export function written(run: Run, why: string, later: Pick<Ending, "retryAt" | "retryAfterMs"> = {}): Ending {
  const { branch, server, commit } = run.options;
  return {
    outcome: "written",
    message: `Written ${shortId(commit.oid)} to "${branch}" on ${server} and acknowledged, but not read back: ${why}`,
    ...later,
  };
}

export function mismatch(run: Run, plan: Plan): MismatchError {
  const differing = [...plan.added, ...plan.changed, ...plan.removed];
  const names = differing
    .slice(0, 5)
    .map((name) => `"${name}"`)
    .join(", ");
  const more = differing.length > 5 ? ` and ${differing.length - 5} more` : "";
  return new MismatchError(
    `Cannot confirm ${shortId(run.options.commit.oid)} on "${run.options.branch}": the write was acknowledged, but the server holds something else in ${names}${more}; somebody may have written at the same time, see "screeps-sync diff"`,
  );
}

export function shrink(run: Run, plan: Plan): ServiceError {
  const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
  const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
  return new ServiceError(
    `Cannot replace the ${counted(live, "module")} of "${run.options.branch}" by ${wanted}: that is likely a wrong folder or a failed build; --allow-shrink if it is meant`,
  );
}
