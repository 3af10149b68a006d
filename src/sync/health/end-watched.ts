// Covered by test/sync/health/deploy-further.test.ts
import type { Report } from "../../model/outcome/report.ts";
import { shellWord } from "../../model/text/shell-word.ts";
import { shortId } from "../../model/text/short-id.ts";
import { setting, told, type Words, worded } from "../../model/text/told.ts";
import { toTheEnd } from "../deploy/keep-records.ts";
import { describeHealth } from "./health-report.ts";
import { rollBack } from "./roll-back.ts";
import { sickness, type WatchedRun } from "./watched.ts";

/** The report with what was seen: healthy and unknown change no outcome, and sick ends as sick or rolled back. */
export async function endWatched(watched: WatchedRun): Promise<Report> {
  const { deployment, world, wanted, report, judged, ear } = watched;
  const limit = "limit" in ear ? ear.limit : undefined;
  const { health, findings } = await describeHealth(deployment, toTheEnd(world), wanted, { ...judged, limit });
  const seen = { ...report, health, findings: [...report.findings, ...findings] };
  if (health.verdict === "healthy") return { ...seen, notes: [...seen.notes, { kind: "healthy", ...health }] };
  if (health.verdict === "unknown") {
    const warning = { kind: "health-unknown", branch: deployment.place.branch, why: health.why } as const;
    return { ...seen, warnings: [...seen.warnings, warning] };
  }
  const sick = { ...seen, outcome: "sick" } as const;
  if (deployment.further.onSick === "restore") return rollBack(watched, sick);
  const message = told`${sickness(deployment, health)}${wayBack(watched)}`;
  return { ...sick, message: worded(message, deployment.nameOf) };
}

function wayBack({ deployment: { place }, course: { learned } }: WatchedRun): Words {
  const former = learned.record ?? learned.liveCommit;
  const itself = told`${setting("on-sick", "restore")} brings back what was live before by itself`;
  if (former === undefined) return told`; ${itself}`;
  const branch = learned.record === undefined ? ` --branch ${shellWord(place.branch)}` : "";
  return told`; "screeps-sync restore ${shortId(former)}${branch}" brings back what was live before, and ${itself}`;
}
