/** Groups of nodes that reach each other: files that import each other, or rooms that do. */
export function circles(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const at = index.size;
    index.set(node, at);
    let lowest = at;
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, index.get(next) ?? at);
    }
    low.set(node, lowest);
    if (lowest !== at) return lowest;
    const group = open.splice(open.lastIndexOf(node));
    if (group.length > 1) found.push(group.sort());
    return lowest;
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return found;
}
