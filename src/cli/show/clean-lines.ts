// Covered by test/doors/clean.test.ts
import { shortId } from "../../model/text/short-id.ts";
import type { CleanReport } from "../../sync/clean/clean-report.ts";
import type { Piece } from "../terminal/console.ts";
import { markOf } from "./mood-mark.ts";

/** What was or would be removed, one line for each code branch, and what stays with the reason. */
export const cleanLines = ({ outcome, message, removed, kept }: CleanReport): Piece[][] => [
  [markOf(outcome), message],
  ...removed.map(({ branch, commit }): Piece[] => [["red", "  - "], branch, ["dim", `  ${shortId(commit)}`]]),
  ...kept.map(({ branch, why }): Piece[] => [["yellow", "  ! "], branch, ["dim", `  stays: ${why}`]]),
];
