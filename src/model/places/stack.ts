/** One frame of a stack that is in a module: where the game says it is, in the module as it was deployed. */
export interface StackFrame {
  /** Number of its line in the text of the error, from 0. */
  readonly at: number;
  /** What stands before the place: the function. Empty at the top of a module. */
  readonly caller: string;
  readonly module: string;
  readonly line: number;
  readonly column: number;
}

/** What the game said was thrown. */
export interface Thrown {
  /** Without its stack. */
  readonly message: string;
  /** Innermost first; only those in modules. */
  readonly frames: readonly StackFrame[];
  /** A console expression threw it, not the code. */
  readonly byExpression: boolean;
}

/** @param isModule which names the modules have: a name may hold anything, also spaces, colons and brackets */
export function readThrown(text: string, isModule: (name: string) => boolean): Thrown {
  const lines = text.slice(0, mostText).split("\n", mostLines);
  const first = lines.findIndex(isFrame);
  const stack = first < 0 ? [] : lines.slice(first);
  const message = (first < 0 ? lines : lines.slice(0, first)).join("\n").trimEnd();
  const frames = stack.flatMap((line, index) => readFrame(line, first + index, isModule) ?? []);
  return { message, frames, byExpression: stack.some((line) => expression.test(line)) };
}

// A bot that recurses without end, or throws a megabyte, is told as well with less.
const mostText = 100_000;
const mostLines = 200;
const longestLine = 2000;

export const isFrame = (line: string): boolean => /^ +at /.test(line);

// The engine names the script of each console expression so (`_console1795274918992_1`).
const expression = /[ (]_console\d+(?:_\d+)?:\d+:\d+/;

/** `    at exports.go (lib:3:13)`, `    at main:1:43`, also inside of an `eval` of the module. */
function readFrame(text: string, at: number, isModule: (name: string) => boolean): StackFrame | undefined {
  const [, line] = /^ +at (?:async )?(.*)$/.exec(text.slice(0, longestLine)) ?? [];
  if (line === undefined) return undefined;
  for (const match of line.matchAll(/:(\d{1,9}):(\d{1,9})(?=[),]|$)/g)) {
    const start = moduleStart(line.slice(0, match.index), isModule);
    if (start === undefined) continue;
    const caller = line.slice(0, start).replace(/ ?\($/, "");
    return { at, caller, module: line.slice(start, match.index), ...unwrapped(Number(match[1]), Number(match[2])) };
  }
  return undefined;
}

/** Where in the text before a place the name of a module begins, if one does. */
function moduleStart(before: string, isModule: (name: string) => boolean): number | undefined {
  for (let start = 0; start >= 0; start = before.indexOf("(", start) + 1 || -1)
    if (isModule(before.slice(start))) return start;
  return undefined;
}

// Read in the engine's source (@screeps/driver, runtime-driver.js): a module is compiled inside of a function, and its
// first line begins with this. `throw new Error()` in the first line of `main` was seen as `main:1:43`, not 1:7.
const wrapper = "(function __module(module,exports){ ".length;

function unwrapped(line: number, column: number): { readonly line: number; readonly column: number } {
  return { line, column: line === 1 && column > wrapper ? column - wrapper : column };
}
