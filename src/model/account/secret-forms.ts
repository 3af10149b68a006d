export function formsOf(secret: string): string[] {
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

export const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const wellFormed = (text: string): string => text.toWellFormed();

/** The service puts the first 8 characters of a token into every 429; a UUID or hash is known by any 8 of them. */
function piecesOf(secret: string): string[] {
  if (secret.length < 16 || /[^\x21-\x7e]/.test(secret)) return [];
  if (!/^[\da-f-]+$/i.test(secret)) return [secret.slice(0, 8)];
  return Array.from({ length: secret.length - 7 }, (_, start) => secret.slice(start, start + 8));
}
