/** Characters in square brackets. */
export interface CharacterSet {
  readonly has: (character: string) => boolean;
  /** The place behind the closing bracket. */
  readonly end: number;
}

const form = /\[([!^]?)(\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]/sy;
const member = /\[:(\w+):\]|(\\.|[^\\])-(\\.|[^\\])|\\(.)|(.)/gs;

/** `[abc]`, `[a-z]`, `[!a]`, `[[:digit:]]` at a place; a `]` that comes first is one of the characters. Undefined: not closed */
export function readSet(text: string, at: number): CharacterSet | undefined {
  form.lastIndex = at;
  const [whole, not, inner = ""] = form.exec(text) ?? [];
  if (whole === undefined || inner === "") return undefined;
  const members = [...inner.matchAll(member)].map(memberOf);
  return { has: (character) => members.some((has) => has(character)) !== (not !== ""), end: at + whole.length };
}

const named: Readonly<Record<string, RegExp>> = {
  alpha: /[a-z]/i,
  digit: /\d/,
  alnum: /[a-z\d]/i,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  space: /\s/,
  punct: /[!-/:-@[-`{-~]/,
  xdigit: /[\da-f]/i,
};

function memberOf([, name, from, to, escaped, character]: RegExpExecArray): (found: string) => boolean {
  if (name !== undefined) return (found) => named[name]?.test(found) ?? false;
  if (from !== undefined && to !== undefined) return (found) => found >= from.slice(-1) && found <= to.slice(-1);
  return (found) => found === (escaped ?? character);
}
