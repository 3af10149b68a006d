import { knownLimits } from "../../model/limits/known-limits.ts";
import { moodOf, outcomes } from "../../model/outcome/outcome.ts";
import type { LimitReport } from "../../model/outcome/report.ts";
import { duration } from "../../model/text/duration.ts";
import { inputNote, type Result, type ServerReport } from "../result/result.ts";
import type { Level, Log } from "../start/log.ts";
import { annotateFindings } from "./annotate-finding.ts";
import { waitedMs } from "./waited.ts";

/** Says on the page of the run what happened and what to do, also on the lines of the files. */
export function annotateResult(log: Log, result: Result): void {
  if (result.reports.length === 0)
    annotateEnd(log, result.exit > 0 ? "error" : "notice", result.outcome, result.message);
  // GitHub keeps the first ten of a kind, so what needs a person comes before what our own check found.
  for (const report of result.reports) annotateReport(log, report);
  annotateFindings(
    log,
    result.reports.flatMap(({ findings }) => findings),
  );
}

function annotateReport(log: Log, report: ServerReport): void {
  annotateEnd(log, levelOf(report), report.outcome, whatHappened(report));
  for (const warning of report.warnings)
    log.annotate("warning", inputNote(warning), {
      title: warning.kind === "drift" ? `Drift on ${report.server}` : `screeps-sync: ${report.outcome}, but`,
    });
  for (const limit of report.limits.filter(isLow)) log.annotate("notice", describeLow(limit), { title: "Low budget" });
}

/** Good news is a line of the log; the rest is an annotation. */
function annotateEnd(log: Log, level: Level | undefined, outcome: string, message: string): void {
  if (level === undefined) log.info(message);
  else log.annotate(level, message, { title: `screeps-sync: ${outcome}` });
}

function levelOf({ outcome, optional }: ServerReport): Level | undefined {
  const mood = moodOf(outcome);
  if (mood === "good") return undefined;
  if (mood === "note") return "notice";
  return optional || outcomes[outcome].exit === 0 ? "warning" : "error";
}

function whatHappened({ outcome, message, retryAt, waits, optional }: ServerReport): string {
  const allowed = optional ? " (the server is optional, so the job does not fail)" : "";
  if (outcome !== "rate-limited") return `${message}${allowed}`;
  const waited = waitedMs(waits) === 0 ? "" : ` after ${duration(waitedMs(waits))} of waiting`;
  const when = retryAt === undefined ? "later" : `after ${retryAt} (UTC)`;
  return `${message}. Nothing was written${waited}; run the job again ${when}${allowed}`;
}

/** Under a tenth: there is time left to do something about it. */
const isLow = ({ endpoint, remaining, limit }: LimitReport): boolean =>
  knownLimits.has(endpoint) && remaining < limit / 10;

function describeLow({ endpoint, remaining, limit, resetAt }: LimitReport): string {
  const until = resetAt === undefined ? "" : `, free again at ${resetAt} (UTC)`;
  return `${remaining} of ${limit} left for ${endpoint}${until}`;
}
