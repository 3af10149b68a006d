/**
 * The names of everything that code may require, found by the word alone, and perhaps more: a comment or a text may hold
 * one too. Undefined where the word stands otherwise, and only a syntax tree tells. A tree costs five times as much as the
 * engine's own check of the code, and is not needed where each of these names is there.
 */
export function scanRequires(text: string): readonly string[] | undefined {
  const names = new Set<string>();
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (isPartOfAName(text, at)) continue;
    call.lastIndex = at;
    const name = call.exec(text)?.[2];
    if (name === undefined) return undefined;
    names.add(name);
  }
  return [...names];
}

const word = "require";

/** No backslash: an escape in a name is left to the parser. */
const call = /require\(\s{0,9}(["'])([^"'\\\r\n\u2028\u2029]{0,200})\1\s{0,9}\)/y;

/** `required`, `myRequire` has a capital, `_require`, `a.require`; three dots spread what comes after them. */
function isPartOfAName(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  return /[\w$]/.test(text.charAt(at + word.length)) || /[\w$]$|^[^.]?\.$/.test(before);
}
