import type { ConsoleError, ConsoleEvent, GameText } from "../../model/console/console-event.ts";
import { colouredPieces } from "../../model/console/html-colours.ts";
import { type Repeats, startRepeats } from "../../model/console/repeats.ts";
import { counted } from "../../model/text/counted.ts";
import { duration } from "../../model/text/duration.ts";
import type { Console, Piece } from "../terminal/console.ts";
import { frameLines } from "./frame-lines.ts";

export interface ConsolePrinter {
  readonly show: (event: ConsoleEvent) => void;
  /** What came again and again, in the end. */
  readonly end: () => void;
}

export interface PrinterOptions {
  /** Whether the colours that the code gave its log for the web page are shown, and not their tags. */
  readonly colours: boolean;
}

/** Shows the console of the game to a person: what repeats itself is told once, and then how often. */
export function startPrinter(console: Console, { colours }: PrinterOptions): ConsolePrinter {
  const errors = startRepeats();
  let last = { key: "", again: 0 };
  const pause = (): void => {
    if (last.again > 0) console.print(["dim", `  … the same in ${counted(last.again, "more tick")}`]);
    last = { key: "", again: 0 };
  };
  const print = (lines: readonly (readonly Piece[])[]): void => {
    if (lines.length > 0) pause();
    for (const line of lines) console.print(...line);
  };
  const log = (event: GameText): void => {
    const key = JSON.stringify(event);
    if (key === last.key) last = { key, again: last.again + 1 };
    else {
      print(colours ? event.lines.map((line) => [...shardMark(event), ...inColours(line)]) : textLines(event));
      last = { key, again: 0 };
    }
  };
  const aside = (event: Aside): void => {
    pause();
    // What is not from the code that runs is beside the console.
    console.warn(...asideOf(event));
  };
  const show = (event: ConsoleEvent): void => {
    if (event.kind === "error") print(errorLines(event, errors));
    else if (!("lines" in event)) aside(event);
    else if (event.kind === "log") log(event);
    else print(textLines(event));
  };
  const end = (): void => {
    pause();
    for (const line of summary(errors)) console.warn(...line);
  };
  return { show, end };
}

const shardMark = ({ shard }: { readonly shard?: string }): Piece[] =>
  shard === undefined ? [] : [["dim", `${shard} `]];

function textLines(event: GameText): Piece[][] {
  const mark: Piece[] = event.kind === "result" ? [["cyan", "‹ "]] : [];
  return event.lines.map((line) => [...shardMark(event), ...mark, line]);
}

const inColours = (line: string): Piece[] =>
  colouredPieces(line).map(({ text, colour }) => (colour === undefined ? text : [colour, text]));

/** In full the first time; then only how often it came by now. */
function errorLines(error: ConsoleError, repeats: Repeats): Piece[][] {
  const where = error.place === undefined ? "" : ` at ${error.place.path}:${error.place.line}`;
  const [first = ""] = error.message.split("\n");
  const { times, tell } = repeats.count(`${first}${where || ` ${error.stack[0] ?? ""}`}`);
  const head: Piece[] = [...shardMark(error), ["red", "✗ "]];
  if (times > 1) return tell ? [[...head, first, ["dim", `${where}, ${times} times by now`]]] : [];
  const stack = error.stack.map((line): Piece[] => [["dim", `    ${line}`]]);
  return [[...head, error.message], ...stack, ...frameLines(error.place?.frame?.())];
}

type Aside = Exclude<ConsoleEvent, GameText | ConsoleError>;

function asideOf(event: Aside): Piece[] {
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

function summary(errors: Repeats): Piece[][] {
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
