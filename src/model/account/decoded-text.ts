/** A text without its escapes, and where in the text as it was each of its characters began. */
export interface DecodedText {
  readonly text: string;
  /** One more than there are characters: the last is the end. */
  readonly origins: readonly number[];
}

// Percent, JSON and JavaScript, HTML; and what nobody sees: format characters, fillers, variation selectors.
const escapes =
  /%([\da-f]{2})|\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})|&#x0*([\da-f]{1,6});?|&#0*(\d{1,7});?|[\p{Cf}\p{Default_Ignorable_Code_Point}\0]/giu;

/** What a text says once its escapes are read and what is invisible is gone; undefined where nothing of it is escaped. */
export function decodeText(text: string): DecodedText | undefined {
  const parts: string[] = [];
  const origins: number[] = [];
  let at = 0;
  const take = (decoded: string, from: number, step: 0 | 1) => {
    parts.push(decoded);
    for (let index = 0; index < decoded.length; index += 1) origins.push(from + index * step);
  };
  for (const found of text.matchAll(escapes)) {
    take(text.slice(at, found.index), at, 1);
    take(characterOf(found), found.index, 0);
    at = found.index + found[0].length;
  }
  if (at === 0) return undefined;
  take(text.slice(at), at, 1);
  return { text: parts.join(""), origins: [...origins, text.length] };
}

function characterOf([, percent, point, unit, byte, entity, decimal]: RegExpExecArray): string {
  const hex = percent ?? point ?? unit ?? byte ?? entity;
  if (hex === undefined && decimal === undefined) return "";
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0x10ffff ? "" : String.fromCodePoint(code);
}
