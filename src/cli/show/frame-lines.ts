// Covered by test/cli/show/findings.test.ts
import type { CodeFrame } from "../../model/text/code-frame.ts";
import { visible } from "../../model/text/visible-text.ts";
import type { Piece } from "../terminal/console.ts";

const shownColumns = 100;

/** The lines with their numbers, and a mark under the place. */
export function frameLines(frame: CodeFrame | undefined): Piece[][] {
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
