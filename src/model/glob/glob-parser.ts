import { closings } from "./glob-brackets.ts";
import { anything, choice, type Glob, literal, one, repeat, sequence } from "./glob-parts.ts";
import { valuesOf } from "./glob-range.ts";
import { readSet } from "./glob-set.ts";

/** What keeps the parts of a name apart: `*` and `?` stop there. Code branches are no paths and have none. */
export type Separator = "/" | "";

interface Cursor {
  readonly text: string;
  readonly separator: Separator;
  /** Place of an opening bracket → place of the one that closes it. */
  readonly closed: ReadonlyMap<number, number>;
  at: number;
}

/**
 * `*` `?` `[a-z]` `[!a]` within a part; `**` over parts; `{a,b}` `{1..9}` `(a|b)`; `@(…)` `?(…)` `*(…)` `+(…)`; `\` before
 * a character to mean itself. What is not closed is text.
 */
export function parseGlob(text: string, separator: Separator): Glob {
  return readSequence({ text, separator, closed: closings(text), at: 0 }, "");
}

const inPart = (separator: Separator): Glob => one((character) => character !== separator);

/** How often a group in parentheses may stand, by the sign before it. */
const groups: Readonly<Record<string, (body: Glob) => Glob>> = {
  "@": (body) => body,
  "?": (body) => choice(sequence(), body),
  "*": repeat,
  "+": (part) => ({ kind: "repeat", part, least: 1 }),
};

/** Up to one of the characters, or the end. */
function readSequence(cursor: Cursor, ends: string): Glob {
  const parts: Glob[] = [];
  while (cursor.at < cursor.text.length && !ends.includes(cursor.text.charAt(cursor.at)))
    parts.push(readPart(cursor, ends));
  return sequence(...parts);
}

function readPart(cursor: Cursor, ends: string): Glob {
  const { text, separator, closed, at } = cursor;
  const character = text.charAt(at);
  const group = groups[character];
  if (group !== undefined && text.charAt(at + 1) === "(" && closed.has(at + 1)) {
    cursor.at += 1;
    return group(readChoices(cursor, "|)"));
  }
  if (separator !== "" && at > 0 && text.slice(at) === "/**") return readRest(cursor);
  if (character === "*") return readStars(cursor, ends);
  if (character === "(" && closed.has(at)) return readChoices(cursor, "|)");
  if (character === "{" && closed.has(at)) return readRange(cursor) ?? readBraces(cursor);
  const set = character === "[" ? readSet(text, at) : undefined;
  const escaped = character === "\\" && at + 1 < text.length;
  cursor.at = set?.end ?? at + (escaped ? 2 : 1);
  if (set !== undefined) return one((found) => found !== separator && set.has(found));
  return character === "?" ? inPart(separator) : literal(escaped ? text.charAt(at + 1) : character);
}

/** `/**` at the end: all below a folder, and what bears its name; but a folder of any name is no file. */
function readRest(cursor: Cursor): Glob {
  const isNamed = !"*?]".includes(cursor.text.charAt(cursor.at - 1));
  cursor.at = cursor.text.length;
  const below = sequence(literal("/"), anything);
  return isNamed ? choice(sequence(), below) : below;
}

function readStars(cursor: Cursor, ends: string): Glob {
  const { text, separator, at: start } = cursor;
  // The last star before a parenthesis belongs to that, as in `**(a)`.
  const isGroup = () => text.charAt(cursor.at + 1) === "(" && cursor.closed.has(cursor.at + 1);
  while (text.charAt(cursor.at) === "*" && !isGroup()) cursor.at += 1;
  const after = text.charAt(cursor.at);
  const isWhole = cursor.at - start === 2 && (start === 0 || "/,{(|".includes(text.charAt(start - 1)));
  if (separator === "" || !isWhole) return repeat(inPart(separator));
  if (after === "" || ends.includes(after)) return anything;
  if (after !== "/") return repeat(inPart(separator));
  cursor.at += 1;
  return choice(sequence(), sequence(anything, literal("/")));
}

/** From an opening bracket over the one that closes it. */
function readChoices(cursor: Cursor, signs: string): Glob {
  const end = cursor.closed.get(cursor.at) ?? cursor.at;
  const found: Glob[] = [];
  while (cursor.at < end) {
    cursor.at += 1;
    found.push(readSequence(cursor, signs));
  }
  cursor.at = end + 1;
  return choice(...found);
}

/** Braces around one thing alone are text. */
function readBraces(cursor: Cursor): Glob {
  const found = readChoices(cursor, ",}");
  if (found.kind !== "choice" || found.parts.length !== 1) return found;
  return sequence(literal("{"), ...found.parts, literal("}"));
}

/** `{1..9}` and `{a..f}`. */
function readRange(cursor: Cursor): Glob | undefined {
  const inner = cursor.text.slice(cursor.at + 1, cursor.closed.get(cursor.at));
  const values = valuesOf(inner);
  if (values === undefined) return undefined;
  cursor.at += inner.length + 2;
  return choice(...values.map(literal));
}
