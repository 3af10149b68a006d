import { type DecodedText, decodeText } from "./decoded-text.ts";

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

function formsOf(secret: string): string[] {
  return [
    secret,
    encodeURIComponent(wellFormed(secret)),
    JSON.stringify(secret).slice(1, -1),
    secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
    // As its bytes are, once every %XX is read.
    Buffer.from(secret).toString("latin1"),
    hexOf(secret),
    ...base64Forms(secret),
    ...piecesOf(secret).flatMap((piece) => [piece, hexOf(piece)]),
  ];
}

/** In base64 a text has three looks, one for each place its first byte can have in a group of three. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].map((shift) => {
    const whole = Buffer.from("\0".repeat(shift) + secret)
      .toString("base64")
      .replace(/=+$/, "");
    // The first and last digits also hold bits of the neighbours.
    return whole.slice(shift === 0 ? 0 : shift + 1, -1);
  });
}

const hexOf = (text: string): string => Buffer.from(text).toString("hex");

/** The service puts the first 8 characters of a token into every 429; a UUID or hash is known by any 8 of them. */
function piecesOf(secret: string): string[] {
  if (secret.length < 16 || /[^\x21-\x7e]/.test(secret)) return [];
  if (!/^[\da-f-]+$/i.test(secret)) return [secret.slice(0, 8)];
  return Array.from({ length: secret.length - 7 }, (_, start) => secret.slice(start, start + 8));
}

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const wellFormed = (text: string): string => text.toWellFormed();
