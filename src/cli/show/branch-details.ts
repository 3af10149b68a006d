// Covered by test/doors/cli.test.ts
import { shortId } from "../../model/text/short-id.ts";
import type { BranchStatus } from "../../sync/look/branch-status.ts";
import type { EditedModule } from "../../sync/origin/edited-modules.ts";
import type { Piece } from "../terminal/console.ts";
import { ago } from "./ago.ts";

export function editedLines({ edited = [] }: BranchStatus): Piece[][] {
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

const shownModules = 10;

export const unseenLine = ({ unseen }: BranchStatus): Piece[][] =>
  unseen === undefined ? [] : [[["dim", `not looked at: ${unseen.join(", ")}`]]];

export function recordLine({ record, state }: BranchStatus): Piece[][] {
  if (record === undefined)
    return state === "edited" || state === "foreign"
      ? [[["dim", "not recorded yet: screeps-sync backup keeps it"]]]
      : [];
  const what = record.isLive ? "recorded as" : state === "edited" ? "not recorded yet, last record" : "last record";
  return [[["dim", `${what} ${shortId(record.commit)}, ${ago(record.time)}`]]];
}
