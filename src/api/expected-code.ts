import { type Modules, modulesBytes } from "../model/modules.ts";
import type { Reply } from "./exchange.ts";

/** Stands where the modules stood. */
const mark = "as expected";

/**
 * A reply whose `modules` are letter for letter those that are expected, with a mark in their place: what is equal as
 * bytes need not be parsed to be compared, which is most of the work of reading 2 MB back. Undefined: they are not, or
 * in another order, so that only parsing tells.
 */
export function markExpected(reply: Reply, expected: Modules): Reply | undefined {
  const text = modulesBytes(expected);
  const start = reply.body.indexOf(text);
  if (start < 0) return undefined;
  const before = reply.body.subarray(0, start);
  const after = reply.body.subarray(start + text.length);
  return { ...reply, body: Buffer.concat([before, Buffer.from(JSON.stringify(mark)), after]) };
}

/** Whether the mark stands at the top, where the modules of a reply are, and not in something else that was sent. */
export const isAsExpected = (modules: unknown): boolean => modules === mark;
