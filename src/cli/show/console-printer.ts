import type { ConsoleEvent, GameText } from "../../model/console/console-event.ts";
import { startRepeats } from "../../model/console/repeats.ts";
import { counted } from "../../model/text/counted.ts";
import type { Console, Piece } from "../terminal/console.ts";
import { type Aside, asideOf, errorLines, lineInColours, shardMark, summary, textLines } from "./console-lines.ts";

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
      print(colours ? event.lines.map((line) => [...shardMark(event), ...lineInColours(line)]) : textLines(event));
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
