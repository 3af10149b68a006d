/** Lines of a file around a place in it. */
export interface CodeFrame {
  /** Number of the first line, counted from 1. */
  readonly first: number;
  readonly lines: readonly string[];
  /** Of the place itself, both counted from 1. */
  readonly line: number;
  readonly column: number;
}

const linesAround = 2;

/** An offset into text → line and column, both counted from 1; lines end in LF, as git and editors count them. */
export function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** The lines around a place. */
export function codeFrame(text: string, line: number, column: number): CodeFrame {
  const all = text.split("\n");
  const first = Math.max(1, line - linesAround);
  const lines = all.slice(first - 1, line + linesAround).map((each) => each.replace(/\r$/, ""));
  return { first, lines, line, column };
}
