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
    const hidden = pattern === undefined ? text : text.replace(pattern, mark);
    return hidden.replace(places, `$1${mark}`).replaceAll(/(?:\[redacted\]){2,}/g, mark);
  };
}

const places =
  /([?&;]_?token=|\bauthorization: *(?:basic|bearer) +|\bbasic +(?=[\w+/]{16}))(?!\[redacted\])[^\s&"'<>#]+/gi;

function formsOf(secret: string): string[] {
  return [
    secret,
    encodeURIComponent(wellFormed(secret)),
    JSON.stringify(secret).slice(1, -1),
    secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
    ...base64Forms(secret),
    ...piecesOf(secret),
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

/** The service puts the first 8 characters of a token into every 429; a UUID or hash is known by any 8 of them. */
function piecesOf(secret: string): string[] {
  if (secret.length < 16 || /[^\x21-\x7e]/.test(secret)) return [];
  if (!/^[\da-f-]+$/i.test(secret)) return [secret.slice(0, 8)];
  return Array.from({ length: secret.length - 7 }, (_, start) => secret.slice(start, start + 8));
}

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const wellFormed = (text: string): string => text.toWellFormed();
