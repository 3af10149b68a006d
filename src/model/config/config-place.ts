import { isMap, isPair, isScalar, type LineCounter, type Node } from "yaml";
import { spelling } from "./spelling.ts";

/** Where a path of the checked value stands in the text: the key itself for a key, the value for an item. */
export function offsetOf(root: Node, path: readonly unknown[]): number {
  let node: unknown = root;
  let offset = 0;
  for (const key of path) {
    if (!isMap(node)) break;
    const pair = node.items.find(
      (item, index) =>
        index === key || (isScalar(item.key) && (spelling[String(item.key.value)] ?? item.key.value) === key),
    );
    if (!isPair(pair)) break;
    offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
    node = pair.value;
  }
  return offset;
}

/** Line and column. */
export function position(lines: LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `${line}:${col}`;
}
