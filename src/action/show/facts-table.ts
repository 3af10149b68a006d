// Covered by test/action/show/summary.test.ts
import { shortId } from "../../model/text/short-id.ts";
import type { ServerReport } from "../result/result.ts";
import type { Job } from "../start/job.ts";
import { codeSpan, link, plain, table } from "./markdown.ts";

/** Commit, branch, server, and what was live; empty where the report is of no commit. */
export function factsTable(report: ServerReport, job: Job): string {
  const commit = link(codeSpan(shortId(report.commit)), `${job.repositoryUrl}/commit/${report.commit}`);
  const active = report.active === undefined ? "" : report.active ? " (active)" : " (not the active one)";
  const branch = report.branch === undefined ? "—" : `${codeSpan(report.branch)}${active}`;
  const compared =
    report.liveCommit === undefined || report.liveCommit === report.commit ? "—" : comparison(report, job);
  const record =
    "record" in report
      ? [link(codeSpan(shortId(String(report.record))), `${job.repositoryUrl}/commit/${String(report.record)}`)]
      : [];
  const health = report.health === undefined ? [] : [healthWords[report.health.verdict]];
  const optional = [...(health.length === 0 ? [] : ["Health"]), ...(record.length === 0 ? [] : ["Copy"])];
  const head = ["Commit", "Branch", "Server", "Modules", "Was live", ...optional];
  const cells = [commit, branch, plain(report.server), `${report.modules}`, compared, ...health, ...record];
  return report.commit === "" ? "" : table("l".repeat(head.length), head, [cells]);
}

const healthWords = { healthy: "💚 healthy", sick: "🤒 sick", unknown: "❓ unknown" } as const;

function comparison({ liveCommit = "", commit }: ServerReport, { repositoryUrl }: Job): string {
  return link(`${codeSpan(shortId(liveCommit))} (compare)`, `${repositoryUrl}/compare/${liveCommit}...${commit}`);
}
