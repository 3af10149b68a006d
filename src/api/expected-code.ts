import type { Modules } from "../model/modules/modules.ts";
import { modulesJson } from "../model/modules/modules-json.ts";
import type { HttpReply } from "./wire/exchange.ts";

/** Stands where the content of a module stood. */
const mark = "as expected";

const field = '"modules":{';
const [quote, backslash, comma, colon, close] = [0x22, 0x5c, 0x2c, 0x3a, 0x7d];

/**
 * A reply in which a mark stands for each module that is there letter for letter as expected: what is equal as bytes
 * need not be parsed to be compared, which is most of the work of reading 2 MB. Undefined: nothing is, so that only
 * parsing tells.
 *
 * It goes from one member of an object to the next, so that it is the same JSON with other values, wherever it stands.
 */
export function markExpected(reply: HttpReply, expected: Modules): HttpReply | undefined {
  const { body } = reply;
  const start = body.indexOf(field);
  // A reply that says the mark itself would speak for a module.
  if (start < 0 || expected.size === 0 || body.includes(mark)) return undefined;
  const pieces = markMembers(body, start + field.length, expected);
  return pieces === undefined ? undefined : { ...reply, body: Buffer.concat(pieces) };
}

/** The expected content in the place of each mark; undefined where one stands elsewhere than as a whole module. */
export function unmarked(found: Modules, expected: Modules): Modules | undefined {
  const modules = new Map(found);
  for (const [name, content] of found) {
    const told = expected.get(name);
    if (content === mark && told !== undefined) modules.set(name, told);
    else if (typeof content === "object" && "json" in content && content.json.includes(mark)) return undefined;
  }
  const isEqual =
    modules.size === expected.size && [...modules].every(([name, content]) => expected.get(name) === content);
  return isEqual ? expected : modules;
}

/** @param from where the first member begins */
function markMembers(body: Buffer, from: number, expected: Modules): Buffer[] | undefined {
  const { bytes, members } = modulesJson(expected);
  const order = new Map(members.map(({ name }, index) => [name, index]));
  const isAt = (at: number, { start, end }: (typeof members)[number]): boolean => {
    const after = body[at + end - start];
    return (after === comma || after === close) && body.compare(bytes, start, end, at, at + end - start) === 0;
  };
  const pieces: Buffer[] = [];
  let [at, kept, next] = [from, 0, 0];
  for (;;) {
    // Nearly always they stand in the expected order; else the name tells.
    let member = members[next];
    if (member === undefined || !isAt(at, member)) {
      next = order.get(nameAt(body, at) ?? "") ?? next;
      member = members[next];
    }
    if (member !== undefined && isAt(at, member)) {
      pieces.push(body.subarray(kept, at), Buffer.from(`${JSON.stringify(member.name)}:"${mark}"`));
      at += member.end - member.start;
      kept = at;
    } else at = endOfMember(body, at) ?? body.length;
    next += 1;
    if (body[at] !== comma) break;
    at += 1;
  }
  return pieces.length === 0 ? undefined : [...pieces, body.subarray(kept)];
}

/** The name of the member that begins here. */
function nameAt(body: Buffer, at: number): string | undefined {
  try {
    return String(JSON.parse(body.toString("utf8", at, endOfText(body, at) ?? at)));
  } catch {
    return undefined;
  }
}

/** Where a member ends whose value is text; undefined: it is something else, or nothing whole. */
function endOfMember(body: Buffer, at: number): number | undefined {
  const nameEnd = endOfText(body, at);
  return nameEnd === undefined || body[nameEnd] !== colon ? undefined : endOfText(body, nameEnd + 1);
}

/** After the closing quote of a text that begins here. */
function endOfText(body: Buffer, at: number): number | undefined {
  if (body[at] !== quote) return undefined;
  for (let end = body.indexOf(quote, at + 1); end >= 0; end = body.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (body[end - 1 - slashes] === backslash) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return undefined;
}
