import { isEmptyCode, type Modules } from "../../model/modules/modules.ts";
import { ServiceError, SyncError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { shortId } from "../../model/text/short-id.ts";
import { toldTime } from "../../model/text/told-time.ts";
import { activate } from "../active/activate.ts";
import { record } from "../deploy/keep-records.ts";
import { findRecord } from "../origin/find-record.ts";
import { seeAgain } from "./see-again.ts";
import { type Examined, sickness, type WatchedRun } from "./watched.ts";
import { writeBack } from "./write-back.ts";

/**
 * Writes what was live before, and only over what this run wrote: an edit that somebody made meanwhile stays. A branch
 * that this run made the active one gives way to the one before it.
 * @param sick the report of the deploy
 */
export async function rollBack(watched: WatchedRun, sick: Examined): Promise<Report> {
  const reason = whyNot(watched);
  if (reason !== undefined) return stays(watched, sick, reason);
  try {
    return await goBack(watched, sick);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return stays(watched, sick, failure.message);
  }
}

async function goBack(watched: WatchedRun, sick: Examined): Promise<Report> {
  const { before } = watched;
  const live = formerOf(watched);
  const ran = before === undefined ? "" : await runAgain(watched, before);
  if (live === undefined)
    return { ...sick, active: false, outcome: "rolled-back", message: `Rolled back: ${ran}; ${why(watched, sick)}` };
  const records = await keepBoth(watched, live);
  const { report, hash } = await writeBack(watched, live, records.to);
  const fresh = {
    waits: report.waits,
    limits: report.limits,
    ...(report.writesLeft === undefined ? {} : { writesLeft: report.writesLeft }),
  };
  const runs = before === undefined ? {} : { active: false, activeBranch: before };
  const now = { ...sick, ...fresh, ...runs };
  if (report.outcome === "unknown" || report.outcome === "mismatch")
    return { ...now, outcome: report.outcome, message: `${report.message}; ${why(watched, sick)}` };
  if (report.outcome !== "restored") return stays(watched, now, report.message);
  const [to, from] = [shortId(records.to), shortId(records.from)];
  const done = `Rolled back "${watched.deployment.place.branch}" on ${watched.deployment.target.label}: what was live before is live again as record ${to}, read back${ran === "" ? "" : `, and ${ran}`}`;
  return {
    ...now,
    outcome: "rolled-back",
    record: records.to,
    rolledBack: records,
    message: `${done}; ${why(watched, sick)}; its code is kept as record ${from}`,
    ...(before === undefined ? await seeAgain(watched, now, { live, hash }) : {}),
  };
}

/** What was live before, where there was anything. */
function formerOf({ course: { first, sent } }: WatchedRun): Modules | undefined {
  const live = sent === "nothing" ? undefined : first?.live;
  return live === undefined || isEmptyCode(live) ? undefined : live;
}

function whyNot(watched: WatchedRun): string | undefined {
  const { course, before, judged, world } = watched;
  if (judged.interrupted) return "somebody else wrote or chose another branch meanwhile";
  if (course.sent === "nothing" && before === undefined) return "it was live already before this run";
  if (formerOf(watched) === undefined)
    return before === undefined ? "nothing was live on that branch before" : undefined;
  const writes = world.api.limits.get("POST /api/user/code");
  if (writes?.resetAt === undefined || writes.remaining > 0 || writes.resetAt <= world.now()) return undefined;
  return `no writes are left, free again ${toldTime(writes.resetAt, world.now())}`;
}

const why = ({ deployment }: WatchedRun, { health }: Examined): string => sickness(deployment, health);

const stays = (watched: WatchedRun, sick: Examined, reason: string): Report => ({
  ...sick,
  message: `${why(watched, sick)}; it was not rolled back: ${reason}`,
});

/** @throws SyncError where the former branch does not run again */
async function runAgain({ deployment, world }: WatchedRun, branch: string): Promise<string> {
  const { target, serverFlag } = deployment;
  const { outcome, message } = await activate({ branch, where: "world", target, serverFlag, dryRun: false }, world);
  if (outcome === "activated" || outcome === "unchanged") return `the game runs "${branch}" again`;
  throw new ServiceError(message);
}

/** Both can be looked at and brought back, whatever comes next. */
async function keepBoth({ deployment, world, course, wanted }: WatchedRun, live: Modules) {
  const { place, restores, commit } = deployment;
  const { record: kept, liveCommit } = course.learned;
  const known = kept ?? (await findRecord(world.repository, place, live))?.commit.oid;
  const origin =
    liveCommit === undefined ? ({ kind: "backup" } as const) : ({ kind: "deploy", commit: liveCommit } as const);
  const to = known ?? (await record(deployment, world, live, origin));
  const kind = restores ? "restore" : "deploy";
  const from = await record(deployment, world, wanted.modules, { kind, commit: commit.oid });
  return { to, from };
}
