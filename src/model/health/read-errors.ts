import type { Modules } from "../modules/modules.ts";
import { readThrown } from "../places/stack.ts";
import type { ReadError } from "./error-groups.ts";
import type { PulseRules } from "./pulse.ts";

const longestMessage = 500;

/**
 * Errors of two sets of modules, such that the same error of an unchanged line is the same in both, wherever that line
 * stands now: an old error that moved is no new one, and one of a line that was touched is.
 */
export function errorReader(old: Modules, wanted: Modules): PulseRules["read"] {
  const readers = { old: readerOf(old), new: readerOf(wanted) };
  return (text, code) => readers[code](text);
}

function readerOf(modules: Modules): (text: string) => ReadError {
  const lines = new Map<string, readonly string[]>();
  const lineOf = (module: string, line: number): string | undefined => {
    const content = modules.get(module);
    if (!lines.has(module)) lines.set(module, typeof content === "string" ? content.split("\n") : []);
    return lines.get(module)?.[line - 1]?.trim();
  };
  return (text) => {
    const { message, frames, byExpression } = readThrown(text, (name) => modules.has(name));
    const [top] = frames;
    const place = top === undefined ? "" : `${top.module}\n${lineOf(top.module, top.line) ?? top.line}`;
    return { key: `${withoutIds(message)}\n${place}`, message: message.slice(0, longestMessage), byExpression };
  };
}

/** The same error of another creep: `no creep 5bbcae209099fc012e637b1a at tick 613`. */
const withoutIds = (message: string): string => message.replaceAll(/\b[\da-f]{9,}\b|\d+/g, "#");
