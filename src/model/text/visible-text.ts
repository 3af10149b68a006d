/**
 * Text from git or a server, made safe to print: nothing in it can move the cursor, start a line, hide itself,
 * or become a command of the Actions runner. The runner obeys `::name::` after white space and `##[name]` anywhere
 * in a line, in any letter case, and ends lines at a lone CR too (read in its source, ActionCommand and ProcessInvoker).
 */
export function visible(text: string): string {
  return text.replaceAll(unsafe, escapeCharacter).replaceAll("::", ":\\x3a").replaceAll("##[", "#\\x23[");
}

/** Like `visible`, but keeps line feeds: for text of several lines. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/**
 * A value as JSON in which nothing is hidden and no line is a command: the same escapes, as JSON writes them.
 * @param indent 0: all in one line
 */
export function visibleJson(value: unknown, indent = 2): string {
  const text = JSON.stringify(value, null, indent).replaceAll("::", ":\\u003a").replaceAll("##[", "#\\u0023[");
  return text.replaceAll(unsafeInJson, unitEscapes);
}

function unitEscapes(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

// Controls, format characters (bidi, zero-width, BOM), lone surrogates, line and paragraph separators.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

// Line feeds of the indentation stay.
const unsafeInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, "0")}` : `\\u{${code.toString(16)}}`;
}
