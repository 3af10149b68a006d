/** One text for each set of modules: two sets are equal where their texts are. */
export function textOf(modules: ReadonlyMap<string, unknown>): string {
  return JSON.stringify([...modules].sort(([a], [b]) => (a < b ? -1 : 1)));
}
