// Covered by test/cli/show/console-printer.test.ts
import type { ConsoleError, ConsoleEvent, GameText } from "../../model/console/console-event.ts";
import { colouredPieces } from "../../model/console/html-colours.ts";
import type { Repeats } from "../../model/console/repeats.ts";
import { counted } from "../../model/text/counted.ts";
import { duration } from "../../model/text/duration.ts";
import type { Piece } from "../terminal/console.ts";
import { frameLines } from "./frame-lines.ts";

/** Where the server has shards. */
export const shardMark = ({ shard }: { readonly shard?: string }): Piece[] =>
  shard === undefined ? [] : [["dim", `${shard} `]];

/** Log or results, a line each. */
export function textLines(event: GameText): Piece[][] {
  const mark: Piece[] = event.kind === "result" ? [["cyan", "‹ "]] : [];
  return event.lines.map((line) => [...shardMark(event), ...mark, line]);
}

/** A line of the log in the colours that the code gave it. */
export const lineInColours = (line: string): Piece[] =>
  colouredPieces(line).map(({ text, colour }) => (colour === undefined ? text : [colour, text]));

/** In full the first time; then only how often it came by now. */
export function errorLines(error: ConsoleError, repeats: Repeats): Piece[][] {
  const where = error.place === undefined ? "" : ` at ${error.place.path}:${error.place.line}`;
  const [first = ""] = error.message.split("\n");
  const { times, tell } = repeats.count(`${first}${where || ` ${error.stack[0] ?? ""}`}`);
  const head: Piece[] = [...shardMark(error), ["red", "✗ "]];
  if (times > 1) return tell ? [[...head, first, ["dim", `${where}, ${times} times by now`]]] : [];
  const stack = error.stack.map((line): Piece[] => [["dim", `    ${line}`]]);
  return [[...head, error.message], ...stack, ...frameLines(error.place?.frame?.())];
}

/** What is told beside what the code says. */
export type Aside = Exclude<ConsoleEvent, GameText | ConsoleError>;

/** One line of it. */
export function asideOf(event: Aside): Piece[] {
  switch (event.kind) {
    case "connected":
      return [["dim", "· connected; Ctrl-C ends"]];
    case "lost":
      return [["yellow", "! "], `${event.why}; again in ${duration(event.retryInMs)}`];
    case "unplaced":
      return [["yellow", "! "], event.why];
    case "code":
      return [["dim", `· branch "${event.branch}" was written`]];
    case "active":
      return [["dim", `· branch "${event.branch}" is the active one now (${event.where})`]];
  }
}

const mostTold = 10;

/** How often each error came. */
export function summary(errors: Repeats): Piece[][] {
  const often = errors.all();
  if (often.length === 0) return [];
  const lines = often.slice(0, mostTold).map(([what, times]): Piece[] => [["dim", `  ${times} × `], what]);
  const more = often.length - lines.length;
  return [
    [["red", counted(often.length, "error")]],
    ...lines,
    ...(more > 0 ? [[["dim", `  and ${more} more`] as const]] : []),
  ];
}
