import { largestModules } from "../../model/checks/preflight.ts";
import { inWords, noteText } from "../../model/outcome/note-text.ts";
import type { ModuleChange, Report } from "../../model/outcome/report.ts";
import { bytes } from "../../model/text/byte-size.ts";
import { counted } from "../../model/text/counted.ts";
import type { Console, Piece } from "../terminal/console.ts";
import { findingLines } from "./findings.ts";
import { markOf, warningMark } from "./mood-mark.ts";
import { sizeBar } from "./size-bar.ts";

const shownChanges = 20;

/** One report for each server; with --json as one JSON text. */
export function printReports(console: Console, reports: readonly Report[]): void {
  const told = reports.map((report) => inWords(report));
  if (console.options.json) console.printJson(told.length === 1 ? told[0] : { reports: told });
  else for (const report of reports) printReport(console, report);
}

/** The report for a person: what is true now, what changed, what is left. */
export function printReport({ print }: Console, report: Report): void {
  print(markOf(report.outcome), report.message);
  for (const warning of report.warnings) print(warningMark, noteText(warning));
  for (const line of planLines(report)) print(...line);
  for (const line of findingLines(report)) print(...line);
  if (report.outcome === "rate-limited") print(["dim", `  ${wayOut}`]);
  for (const note of report.notes) print(["dim", `  ${noteText(note)}`]);
  if (report.modules > 0) print(["dim", `  ${footer(report)}`]);
}

/** What the plan says was done. */
const done: ReadonlySet<Report["outcome"]> = new Set(["deployed", "restored", "written", "sick", "rolled-back"]);

const wayOut = '"screeps-sync unlock" has a person turn the limits off; "screeps-sync limits" shows what is left';

/** What a plan would change or has changed, one line for each module. */
export function planLines({ plan, outcome }: Pick<Report, "plan" | "outcome">): Piece[][] {
  if (plan === undefined || outcome === "unchanged") return [];
  const { added, changed, removed, unchanged } = plan;
  const all = [...added, ...changed, ...removed];
  const count = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`;
  const heading: Piece[] = [["dim", `  ${done.has(outcome) ? count : `would be: ${count}`}`]];
  if (!done.has(outcome) && outcome !== "planned") return [heading];
  const width = Math.min(40, Math.max(...all.map(({ name }) => name.length)));
  const lineOf =
    (mark: Piece) =>
    (change: ModuleChange): Piece[] => [mark, change.name.padEnd(width), ["dim", `  ${sizes(change)}`]];
  const lines = [
    ...added.map(lineOf(["green", "  + "])),
    ...changed.map(lineOf(["yellow", "  ~ "])),
    ...removed.map(lineOf(["red", "  - "])),
  ];
  const more = lines.length - shownChanges;
  return [heading, ...lines.slice(0, shownChanges), ...(more > 0 ? [[["dim", `    and ${more} more`] as const]] : [])];
}

function sizes({ before, after }: ModuleChange): string {
  const size = bytes(after ?? before ?? 0).padStart(9);
  if (before === undefined || after === undefined) return size;
  return `${size}  ${signed(after - before)}`;
}

const signed = (growth: number): string => `${growth < 0 ? "−" : "+"}${bytes(Math.abs(growth))}`;

function footer({ modules, bytes: size, growth, limits, source }: Report): string {
  const share = ((size / largestModules) * 100).toFixed(size < largestModules / 10 ? 1 : 0);
  const writes = limits.find(({ endpoint }) => endpoint === "POST /api/user/code");
  const left = writes === undefined ? [] : [`${writes.remaining} of ${writes.limit} writes left`];
  const set = `${counted(modules, "module")} from ${source === "" ? "the root" : `${source}/`}`;
  const grown = growth === undefined || growth === 0 ? "" : `, ${signed(growth)}`;
  return [set, `${sizeBar(size, largestModules)} ${bytes(size)} of 5.24 MB (${share} %${grown})`, ...left].join(" · ");
}
