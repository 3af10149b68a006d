import { type Modules, modulesBytes } from "../model/modules/modules.ts";
import type { HttpReply } from "./wire/exchange.ts";

/** Stands where the modules stood. */
const mark = "as expected";

/**
 * A reply in which what is expected stands letter for letter, with a mark in its place: what is equal as bytes need
 * not be parsed to be compared, which is most of the work of reading 2 MB back. Undefined: it does not, or in another
 * order, so that only parsing tells.
 */
export function markExpected(reply: HttpReply, expected: Modules): HttpReply | undefined {
  const text = modulesBytes(expected);
  const start = reply.body.indexOf(text);
  // `{}` stands in any code, and a reply that says the mark itself would speak for the modules.
  if (start < 0 || expected.size === 0 || reply.body.includes(mark)) return undefined;
  const before = reply.body.subarray(0, start);
  const after = reply.body.subarray(start + text.length);
  return { ...reply, body: Buffer.concat([before, Buffer.from(JSON.stringify(mark)), after]) };
}

/** Whether the mark stands at the top, where the modules of a reply are: anywhere else it is one module, or none at all. */
export const isAsExpected = (modules: unknown): boolean => modules === mark;
