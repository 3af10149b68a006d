import type { LimitReport } from "../../model/outcome/report.ts";
import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import { toldTime } from "../../model/text/told-time.ts";
import type { BranchStatus, ServerStatus } from "../../sync/look/branch-status.ts";
import { type StatusReport, statusTargets } from "../../sync/look/status-targets.ts";
import type { EditedModule } from "../../sync/origin/edited-modules.ts";
import type { KnownCommit } from "../../sync/origin/known-commit.ts";
import { ago } from "../show/ago.ts";
import type { Console, Piece } from "../terminal/console.ts";
import { askedIn, type Context, doorOf } from "../terminal/context.ts";
import { textFlag } from "../terminal/read-flags.ts";

const shownModules = 10;

/** `screeps-sync status [branches...]` */
export async function run(context: Context): Promise<number> {
  const { console, args, flags } = context;
  const report = await statusTargets(askedIn(context, textFlag(flags, "ref") ?? "HEAD"), args, doorOf(context));
  if (console.options.json) console.printJson(report);
  else for (const server of report.servers) printServer(console, server, report);
  return 0;
}

function printServer({ print }: Console, server: ServerStatus, report: StatusReport): void {
  print(["bold", server.server], ["dim", `   ${limitsOf(server.limits)}`]);
  const width = Math.max(0, ...server.branches.map(({ branch }) => branch.length));
  for (const branch of server.branches) for (const line of linesOf(branch, width, report)) print(...line);
  if (server.retryAt !== undefined)
    print([
      "yellow",
      `! Not all was read: a limit is reached, free again ${toldTime(new Date(server.retryAt), new Date())}`,
    ]);
  if (report.why !== undefined) print(["dim", `  Live code is compared with records only: ${report.why}`]);
}

function linesOf(branch: BranchStatus, width: number, report: StatusReport): Piece[][] {
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
      return [["yellow", status.why === undefined ? "not read" : `not read: ${status.why}`]];
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

function editedLines({ edited = [] }: BranchStatus): Piece[][] {
  const width = Math.max(0, ...edited.slice(0, shownModules).map(({ name }) => name.length));
  const lines = edited.slice(0, shownModules).map((module) => editedLine(module, width));
  const more = edited.length - shownModules;
  return more > 0 ? [...lines, [["dim", `and ${more} more`]]] : lines;
}

function editedLine({ name, change, added, removed }: EditedModule, width: number): Piece[] {
  const marks = { changed: ["yellow", "~ "], added: ["green", "+ "], removed: ["red", "- "] } as const;
  const lines: Piece[] = [
    ...((added ?? 0) > 0 ? [["green", `  +${added}`] as const] : []),
    ...((removed ?? 0) > 0 ? [["red", `  −${removed}`] as const] : []),
  ];
  return [marks[change], name.padEnd(width), ...lines];
}

const unseenLine = ({ unseen }: BranchStatus): Piece[][] =>
  unseen === undefined ? [] : [[["dim", `not looked at: ${unseen.join(", ")}`]]];

function recordLine({ record, state }: BranchStatus): Piece[][] {
  if (record === undefined)
    return state === "edited" || state === "foreign"
      ? [[["dim", "not recorded yet: screeps-sync backup keeps it"]]]
      : [];
  const what = record.isLive ? "recorded as" : state === "edited" ? "not recorded yet, last record" : "last record";
  return [[["dim", `${what} ${shortId(record.commit)}, ${ago(record.time)}`]]];
}

function limitsOf(limits: readonly LimitReport[]): string {
  const words = new Map([
    ["GET /api/user/code", "reads"],
    ["POST /api/user/code", "writes"],
  ]);
  return limits
    .flatMap(({ endpoint, remaining, limit }) => {
      const word = words.get(endpoint);
      return word === undefined ? [] : [`${remaining} of ${limit} ${word} left`];
    })
    .join(" · ");
}
