import { isPlaceholder } from "../text/placeholder.ts";

/** How often and where a text holds what nobody should push. */
export interface SecretLine {
  /** From 1. */
  readonly line: number;
  readonly kind: "own" | "token";
}

// How the game writes a token, beside the word: `token: 1234…`, `"token": "1234…"`.
const anyToken = "token[\"']? *[:=] *[\"'`]?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** Secrets that are in use → a search for these and for anything that looks like a token, in any bytes: text, UTF-16, binary. */
export function secretSearch(secrets: readonly string[]): (bytes: Buffer) => readonly SecretLine[] {
  const own = secrets.flatMap(encodings).map(literally);
  const pattern = new RegExp(own.length === 0 ? `(?!)()|${anyToken}` : `(${own.join("|")})|${anyToken}`, "gi");
  return (bytes) => {
    const text = bytes.toString("latin1");
    const found = search(text, pattern);
    // Letters of UTF-16 have a NUL beside them, before or after; nothing in a token is more than such letters.
    return found.length > 0 || !text.includes("\0") ? found : search(text.replaceAll("\0", ""), pattern);
  };
}

function search(text: string, pattern: RegExp): SecretLine[] {
  const found: SecretLine[] = [];
  let line = 1;
  let counted = 0;
  for (const match of text.matchAll(pattern)) {
    if (match[1] === undefined && isPlaceholder(idIn(match[0]))) continue;
    line += countLines(text.slice(counted, match.index));
    counted = match.index;
    found.push({ line, kind: match[1] === undefined ? "token" : "own" });
  }
  return found;
}

const countLines = (text: string): number => text.split("\n").length - 1;

/** As bytes, one letter for each: UTF-8, and UTF-16 in both orders. */
function encodings(secret: string): string[] {
  const wide = Buffer.from(secret, "utf16le");
  return [Buffer.from(secret), wide, Buffer.from(wide).swap16()].map((bytes) => bytes.toString("latin1"));
}

/** The id in what was found beside the word. */
function idIn(text: string): string {
  const [id = ""] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text) ?? [];
  return id;
}

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
