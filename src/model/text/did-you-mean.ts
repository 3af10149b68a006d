/** `; did you mean role.harvester?` where one of the names is near enough to have been meant, else nothing. */
export function didYouMean(asked: string, names: Iterable<string>): string {
  const meant = nearest(asked, names);
  return meant === undefined ? "" : `; did you mean ${meant}?`;
}

/** The name with the fewest slips of the keyboard between: at most three, and one for three letters. */
function nearest(asked: string, names: Iterable<string>): string | undefined {
  let most = Math.min(3, Math.floor(asked.length / 3));
  let found: string | undefined;
  for (const name of names) {
    const slips = slipsBetween(asked, name, most);
    if (slips > most) continue;
    found = name;
    most = slips - 1;
  }
  return found;
}

/**
 * Letters that are missing, too many, other ones or in the other order (optimal string alignment), counted as far as
 * `most`: code of a stranger can ask for very many names.
 */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let older: readonly number[] = [];
  let old: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = nextLine(a, b, row, old, older);
    if (Math.min(...line) > most) return Number.POSITIVE_INFINITY;
    [older, old] = [old, line];
  }
  return old[b.length] ?? Number.POSITIVE_INFINITY;
}

function nextLine(a: string, b: string, row: number, old: readonly number[], older: readonly number[]): number[] {
  const line = [row];
  const at = (values: readonly number[], column: number) => values[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= b.length; column += 1) {
    const same = a[row - 1] === b[column - 1];
    const turned = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    line.push(
      Math.min(
        at(old, column) + 1,
        at(line, column - 1) + 1,
        at(old, column - 1) + (same ? 0 : 1),
        turned ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return line;
}
