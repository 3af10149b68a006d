import { type DecodedText, decodeText } from "./decoded-text.ts";
import { escapeRegExp, formsOf } from "./secret-forms.ts";

/** Replaces every form of the secrets that a server, a proxy or a library could repeat. */
export type Redactor = (text: string) => string;

const mark = "[redacted]";

// A shorter one is in half of all words; replacing it would shred every message and so give it away.
const shortestSecret = 4;

/** The forms of the secrets themselves, and the places where a credential of anyone stands. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const forms = secrets.filter((secret) => secret.length >= shortestSecret).flatMap(formsOf);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.length === 0 ? undefined : new RegExp(longestFirst.map(escapeRegExp).join("|"), "gi");
  return (text) => {
    const hidden = pattern === undefined ? text : hideEscaped(text.replace(pattern, mark), pattern);
    return hidden.replace(places, `$1${mark}`).replaceAll(/(?:\[redacted\]){2,}/g, mark);
  };
}

const places =
  /([?&;]_?token=|\bauthorization: *(?:basic|bearer) +|\bbasic +(?=[\w+/]{16}))(?!\[redacted\])[^\s&"'<>#]+/gi;

/** Escapes may hold escapes, as a percent sign in JSON in HTML: so many layers are looked through. */
const layers = 3;

/** Normalised first, and then redacted: hides in the text as it is what a secret is once the escapes are read. */
function hideEscaped(text: string, pattern: RegExp): string {
  let hidden = text;
  for (let layer = 1; layer <= layers; layer += 1) {
    const decoded = decodeLayers(hidden, layer);
    if (decoded === undefined) return hidden;
    hidden = hideRanges(hidden, decoded, pattern);
  }
  return hidden;
}

function decodeLayers(text: string, count: number): DecodedText | undefined {
  let whole = decodeText(text);
  for (let layer = 2; layer <= count && whole !== undefined; layer += 1) {
    const before: DecodedText = whole;
    const next = decodeText(before.text);
    if (next === undefined) return undefined;
    whole = { text: next.text, origins: next.origins.map((origin) => before.origins[origin] ?? text.length) };
  }
  return whole;
}

function hideRanges(text: string, { text: plain, origins }: DecodedText, pattern: RegExp): string {
  let shown = "";
  let at = 0;
  for (const { index, 0: found } of plain.matchAll(pattern)) {
    shown += text.slice(at, origins[index]) + mark;
    at = origins[index + found.length] ?? text.length;
  }
  return shown + text.slice(at);
}
