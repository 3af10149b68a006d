import { dirname } from "node:path";
import { importsOf, type SourceFile } from "./source-files.ts";

/** Files that lean on each other, types and lazy imports counted. */
export const circlesOfFiles = (files: readonly SourceFile[]): string[][] =>
  circles(new Map(files.map((file) => [file.path, importsOf(file)])));

/** Folders that lean on each other, by any import of a file. */
export function circlesOfFolders(files: readonly SourceFile[]): string[][] {
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const room = dirname(file.path);
    const others = rooms.get(room) ?? new Set();
    for (const target of importsOf(file)) if (dirname(target) !== room) others.add(dirname(target));
    rooms.set(room, others);
  }
  return circles(rooms);
}

/** Groups of nodes that reach each other: files that import each other, or rooms that do. */
function circles(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
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
