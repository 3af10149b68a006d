import { isUtf8 } from "node:buffer";

/** Deeper than anything the service or a module can be; `[` a million times parses, but breaks what comes after. */
const deepest = 8;

/** More in one object or list than any code branch has modules: nothing is to be sorted, hashed or kept of that. */
export const mostMembers = 50_000;

/** The JSON value of a reply. @throws an Error that says in a few words what was found instead */
export function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString();
  // A broken byte becomes U+FFFD without a word, and would be taken for the module's own text.
  if (text.includes("\ufffd") && !isUtf8(bytes)) throw new Error("text that is not UTF-8");
  return parseJsonText(text);
}

/** The same of text that is no bytes any more. @throws an Error that says in a few words what was found instead */
export function parseJsonText(text: string): unknown {
  const found = beyondMeasure(text);
  if (found !== undefined) throw new Error(found);
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own error repeats the text.
    throw new Error(text.trim() === "" ? "an empty body" : "text that is not JSON");
  }
}

/** Looks between the strings only, so that it costs less than the parsing it guards. Undefined: it is of a usual shape. */
function beyondMeasure(text: string): string | undefined {
  // For each level of nesting, the commas since its object or list began.
  const commas = new Uint32Array(deepest + 1);
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) index = endOfString(text, index);
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > deepest) return `JSON nested deeper than ${deepest}`;
      commas[depth] = 0;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
    else if (code === 0x2c && count(commas, depth) >= mostMembers)
      return `more than ${mostMembers.toLocaleString("en-US")} modules or other members in one place`;
  }
  return undefined;
}

/** Text that is no JSON may close more than it opens: that is the parser's to say. */
function count(commas: Uint32Array, depth: number): number {
  const counted = (commas[depth] ?? 0) + 1;
  if (depth in commas) commas[depth] = counted;
  return counted;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
