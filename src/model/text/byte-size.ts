/** A size as a person reads it, in steps of a thousand: `1.2 kB`. */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(2)} MB`;
}
