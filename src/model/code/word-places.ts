import type { Node } from "./syntax-node.ts";

/** Where `require` is written, in the order of the text. */
export function placesOfTheWord(text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf("require"); at >= 0; at = text.indexOf("require", at + 1)) places.push(at);
  return places;
}

/** A search among the sorted places; most of a tree has none, and walking it would cost as much as parsing. */
export function holdsTheWord({ start = 0, end = Number.POSITIVE_INFINITY }: Node, places: readonly number[]): boolean {
  let low = 0;
  for (let high = places.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Number.POSITIVE_INFINITY) < end;
}
