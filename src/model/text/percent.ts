/** A character as `%C3%A9`, its UTF-8; half a surrogate pair has no UTF-8 and becomes `%uD800`. */
export function escapeCharacter(character: string): string {
  if (!character.isWellFormed()) return `%u${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

/** The text behind such escapes; undefined where a `%` is not the beginning of one. */
export function unescapeText(text: string): string | undefined {
  if (!/^(?:[^%]|%[\dA-F]{2}|%u[\dA-F]{4})*$/s.test(text)) return undefined;
  return text.replaceAll(/%u([\dA-F]{4})|((?:%[\dA-F]{2})+)/g, (_, unit: string | undefined, bytes: string) =>
    unit === undefined
      ? Buffer.from(bytes.replaceAll("%", ""), "hex").toString()
      : String.fromCharCode(Number.parseInt(unit, 16)),
  );
}
