const longestRange = 100;

/** What `1..9` and `a..f` stand for between braces; undefined: it is no range, or too long for one. */
export function valuesOf(inner: string): readonly string[] | undefined {
  const [, first, last] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(inner) ?? /^([a-zA-Z])\.\.([a-zA-Z])$/.exec(inner) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const numbers = /^\d/.test(first);
  const [from, to] = numbers ? [Number(first), Number(last)] : [first.charCodeAt(0), last.charCodeAt(0)];
  const count = Math.abs(to - from) + 1;
  if (count > longestRange) return undefined;
  const values = Array.from({ length: count }, (_, index) => Math.min(from, to) + index);
  return values.map((value) => (numbers ? `${value}` : String.fromCharCode(value)));
}
