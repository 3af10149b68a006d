import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { BranchStatus } from "../../sync/look/branch-status.ts";
import type { StatusReport } from "../../sync/look/status-targets.ts";
import type { KnownCommit } from "../../sync/origin/known-commit.ts";
import type { Piece } from "../terminal/console.ts";
import { editedLines, recordLine, unseenLine } from "./branch-details.ts";

export function linesOf(branch: BranchStatus, width: number, report: StatusReport): Piece[][] {
  const active: Piece = branch.active ? ["cyan", "● "] : "  ";
  const name: Piece = branch.active ? ["bold", branch.branch.padEnd(width)] : branch.branch.padEnd(width);
  const indent = " ".repeat(width + 4);
  const more = [...editedLines(branch), ...unseenLine(branch), ...recordLine(branch)].map((line): Piece[] => [
    indent,
    ...line,
  ]);
  return [[active, name, "  ", ...headline(branch, report)], ...more];
}

function headline(status: BranchStatus, { ref, why }: StatusReport): Piece[] {
  switch (status.state) {
    case "empty":
      return [["dim", "empty"]];
    case "unread":
      return [["yellow", `not read: ${status.why}`]];
    case "not-asked":
      return [["yellow", "not asked"]];
    case "recorded":
      return [...recorded(status), ["dim", size(status)]];
    case "foreign":
      return [
        ["yellow", why === undefined ? "not from this repository" : "not known here"],
        ["dim", size(status)],
      ];
    case "edited":
      return [
        ["yellow", status.shallow === true ? "not seen in this shallow clone" : "edited in the game"],
        ...since(status.nearest),
        ["dim", size(status)],
      ];
    case "commit":
      if (status.gone) return [...gone(status), ["dim", size(status)]];
      return [
        ...(status.live === undefined ? [] : named(status.live)),
        "  ",
        distance(status, ref),
        ["dim", size(status)],
      ];
  }
}

function named({ commit, subject }: KnownCommit): Piece[] {
  const short = subject.length > 50 ? `${subject.slice(0, 49)}…` : subject;
  return [["yellow", shortId(commit)], ` ${short}`];
}

function recorded({ live, record }: BranchStatus): Piece[] {
  if (live !== undefined) return [["green", "built from "], ...named(live)];
  return [["green", `as recorded${record?.origin === "restore" ? ", restored" : ""}`]];
}

const gone = ({ live }: BranchStatus): Piece[] =>
  live === undefined
    ? []
    : [
        "deployed from here as ",
        ["yellow", shortId(live.commit)],
        ["magenta", ", which is on no branch any more"],
        ["dim", `  ${live.subject}`],
      ];

const since = (nearest: KnownCommit | undefined): Piece[] =>
  nearest === undefined ? [] : [" since ", ...named(nearest)];

function distance({ behind = 0, ahead = 0 }: BranchStatus, ref: string): Piece {
  if (behind === 0 && ahead === 0) return ["green", `is ${ref}`];
  const parts = [
    ...(behind > 0 ? [`${commits(behind)} behind`] : []),
    ...(ahead > 0 ? [`${commits(ahead)} ahead of`] : []),
  ];
  return [ahead > 0 ? "magenta" : "blue", `${parts.join(", ")} ${ref}`];
}

/** Of the first-parent line, and of those that touch the source: what a person would have deployed. */
const commits = (count: number): string => counted(count, "first-parent commit");

const size = ({ modules = 0 }: BranchStatus): string => `  ${counted(modules, "module")}`;
