import { type Finding, isTold } from "../../model/outcome/finding.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { CodeFrame } from "../../model/text/code-frame.ts";
import { visible } from "../../model/text/visible-text.ts";
import type { Piece } from "../terminal/console.ts";

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

const shownColumns = 100;

/** The lines with their numbers, and a mark under the place. */
function frameLines(frame: CodeFrame | undefined): Piece[][] {
  if (frame === undefined) return [];
  const { first, lines, line, column } = frame;
  const width = String(first + lines.length - 1).length;
  // A bundle's line can be a megabyte: all lines are cut alike, so that they stay below each other.
  const from = Math.max(0, column - shownColumns + 20);
  return lines.flatMap((text, index) => {
    const number = first + index;
    const here = number === line;
    const shown = plain(text.slice(from, from + shownColumns));
    const row: Piece[] = [["dim", `    ${here ? ">" : " "} ${String(number).padStart(width)} │ `], shown];
    if (!here) return [row];
    const indent = " ".repeat(plain(text.slice(from, column - 1)).length);
    return [
      row,
      [
        ["dim", `      ${" ".repeat(width)} │ `],
        ["red", `${indent}^`],
      ],
    ];
  });
}

/** As it will be printed, so that the mark stands right: tabs are two spaces, what cannot be seen is escaped. */
const plain = (text: string): string => visible(text.replaceAll("\t", "  "));
