import type { Redactor } from "../../model/account/redact.ts";
import { inputNote, type Result, type ServerReport } from "../result/result.ts";
import type { Job } from "../start/job.ts";
import { budgetTable } from "./budget-table.ts";
import { factsTable } from "./facts-table.ts";
import { flowChart } from "./flow-chart.ts";
import { limitsTable } from "./limits-table.ts";
import { codeSpan, htmlText, plain, prose, table } from "./markdown.ts";
import { moduleTable } from "./module-table.ts";
import { outcomeWords } from "./outcome-words.ts";
import { recordTable } from "./record-table.ts";
import { whenFree } from "./when-free.ts";

const mostFindings = 50;
const mostServers = 20;
// GitHub refuses a summary above 1 MiB as a whole; ours is far below, whatever the names are.
const mostCharacters = 200_000;

/** The result as Markdown for the page of the run. */
export function renderSummary(result: Result, job: Job, redact: Redactor): string {
  const [only, ...others] = result.reports;
  const whole =
    only === undefined
      ? [heading(result.outcome), prose(result.message)]
      : others.length === 0
        ? [heading(only.outcome), ...serverParts(only, job)]
        : severalServers(result, job);
  const text = `${redact(whole.filter((part) => part !== "").join("\n\n"))}\n`;
  return text.length < mostCharacters ? text : `${heading(result.outcome)}\n\n${redact(prose(result.message))}\n`;
}

const heading = (outcome: Result["outcome"]): string => `### ${outcomeWords[outcome]}`;

function severalServers({ reports, outcome }: Result, job: Job): string[] {
  const rows = reports.map((report) => [
    plain(report.server),
    codeSpan(report.branch ?? ""),
    `${outcomeWords[report.outcome]}${report.optional ? " <sub>optional</sub>" : ""}`,
    report.retryAt ?? "",
  ]);
  const details = reports.slice(0, mostServers).map((report) => {
    const title = `${htmlText(report.server)}: ${outcomeWords[report.outcome]}`;
    return `<details><summary>${title}</summary>\n\n${serverParts(report, job).filter(Boolean).join("\n\n")}\n\n</details>`;
  });
  const overview = table("llll", ["Server", "Branch", "Outcome", "Free again"], rows);
  return [heading(outcome), flowChart(reports), overview, ...details];
}

function serverParts(report: ServerReport, job: Job): string[] {
  return [
    `> ${prose(report.message)}`,
    factsTable(report, job),
    whenFree(report),
    // What needs a person comes before what our own check found.
    report.warnings.map((warning) => `- ${signs.warning} ${prose(inputNote(warning))}`).join("\n"),
    report.plan === undefined ? "" : moduleTable(report.plan),
    findings(report),
    recordTable(report.records ?? [], job),
    budgetTable(report),
    limitsTable(report),
    // What was live stands in the table of facts already.
    report.notes
      .filter((note) => note.kind !== "held-commit" || note.gone || note.commit !== report.liveCommit)
      .map((note) => `- ${prose(inputNote(note))}`)
      .join("\n"),
  ];
}

const signs = { error: "❌", warning: "⚠️", notice: "ℹ️" } as const;

function findings({ findings: all }: ServerReport): string {
  const worstFirst = Object.keys(signs).flatMap((level) => all.filter(({ severity }) => severity === level));
  const shown = worstFirst.slice(0, mostFindings).map(({ severity, path, line, message }) => {
    const where = path === undefined ? "" : `${codeSpan(line === undefined ? path : `${path}:${line}`)} `;
    return `- ${signs[severity]} ${where}${prose(message)}`;
  });
  return [...shown, ...(all.length > mostFindings ? [`- and ${all.length - mostFindings} more in the log`] : [])].join(
    "\n",
  );
}
