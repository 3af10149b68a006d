import { type Finding, isTold } from "../../model/outcome/finding.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { Piece } from "../terminal/console.ts";
import { frameLines } from "./frame-lines.ts";

const shownFindings = 20;
const marks = { error: ["red", "  ✗ "], warning: ["yellow", "  ! "], notice: ["dim", "  · "] } as const;

/** What checks found, errors first, each with the lines around it. The first error of a failed run is its message already. */
export function findingLines(report: Report): Piece[][] {
  const findings = [...report.findings].sort((a, b) => rank(a) - rank(b));
  const lines = findings.slice(0, shownFindings).flatMap((finding) => {
    return [...(finding[isTold] ? [] : [headingOf(finding, report.source)]), ...frameLines(finding.frame?.())];
  });
  const more = findings.length - shownFindings;
  return more > 0 ? [...lines, [["dim", `    and ${more} more`]]] : lines;
}

const rank = ({ severity }: Finding): number => ["error", "warning", "notice"].indexOf(severity);

function headingOf({ severity, path, line, column, message, check }: Finding, source: string): Piece[] {
  const place = [path ?? source, line, column].filter((part) => part !== undefined && part !== "").join(":");
  return [
    marks[severity],
    ...(place === "" ? [] : [["bold", `${place} `] as const]),
    message,
    ...(check === undefined ? [] : [["dim", ` [${check}]`] as const]),
  ];
}
