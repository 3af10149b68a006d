import { largestModules } from "../model/preflight.ts";
import type { ModuleChange, PlanReport, Report } from "../model/report.ts";
import type { Console, Piece } from "./console.ts";

const shownChanges = 20;
const marks = { good: ["green", "✓ "], waiting: ["yellow", "! "], bad: ["red", "✗ "] } as const;

/** One report for each server; with --json as one JSON text. */
export function printReports(console: Console, reports: readonly Report[]): void {
  if (console.options.json) console.printJson(reports.length === 1 ? reports[0] : { reports });
  else for (const report of reports) printReport(console, report);
}

/** The report for a person: what is true now, what changed, what is left. */
export function printReport({ print }: Console, report: Report): void {
  print(markOf(report), report.message);
  if (report.plan !== undefined) for (const line of planLines(report.plan)) print(...line);
  for (const finding of report.findings)
    print(
      ["red", "  "],
      ["bold", `${finding.path ?? report.source}${finding.line === undefined ? "" : `:${finding.line}`}`],
      ` ${finding.message}`,
    );
  for (const note of report.notes) print(["dim", `  ${note}`]);
  if (report.modules > 0) print(["dim", `  ${footer(report)}`]);
}

function markOf({ outcome }: Report): Piece {
  if (["rate-limited", "drift", "unknown", "mismatch", "written"].includes(outcome)) return marks.waiting;
  return ["failed", "usage", "unreachable", "bug"].includes(outcome) ? marks.bad : marks.good;
}

function planLines({ added, changed, removed, unchanged }: PlanReport): Piece[][] {
  const lines: Piece[][] = [
    ...added.map((change): Piece[] => [["green", "  + "], change.name, ["dim", `  ${sizes(change)}`]]),
    ...changed.map((change): Piece[] => [["yellow", "  ~ "], change.name, ["dim", `  ${sizes(change)}`]]),
    ...removed.map((change): Piece[] => [["red", "  - "], change.name, ["dim", `  ${sizes(change)}`]]),
  ];
  const more = lines.length - shownChanges;
  const rest: Piece[][] = more > 0 ? [[["dim", `    and ${more} more`]]] : [];
  const same: Piece[][] = lines.length > 0 && unchanged > 0 ? [[["dim", `    ${unchanged} unchanged`]]] : [];
  return [...lines.slice(0, shownChanges), ...rest, ...same];
}

function sizes({ before, after }: ModuleChange): string {
  if (before === undefined || after === undefined) return bytes(after ?? before ?? 0);
  const growth = after - before;
  return `${bytes(after)} (${growth < 0 ? "−" : "+"}${bytes(Math.abs(growth))})`;
}

function footer({ modules, bytes: size, limits, source }: Report): string {
  const share = ((size / largestModules) * 100).toFixed(size < largestModules / 10 ? 1 : 0);
  const writes = limits.find(({ endpoint }) => endpoint === "POST /api/user/code");
  const left = writes === undefined ? [] : [`${writes.remaining} of ${writes.limit} writes left`];
  return [
    `${modules} modules from ${source === "" ? "the root" : `${source}/`}`,
    `${bytes(size)} of 5.24 MB (${share} %)`,
    ...left,
  ].join(" · ");
}

export function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(2)} MB`;
}
