import { readSet } from "./glob-set.ts";

const opening: Readonly<Record<string, string>> = { ")": "(", "}": "{" };

/** Place of each opening bracket that is closed → place of the one that closes it. One pass: what is not closed is text. */
export function closings(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const set = character === "[" ? readSet(text, at) : undefined;
    if (character === "\\") at += 1;
    else if (set !== undefined) at = set.end - 1;
    else if (character === "(" || character === "{") open.push(at);
    else if (character in opening && text.charAt(open.at(-1) ?? -1) === opening[character])
      found.set(open.pop() ?? 0, at);
  }
  return found;
}
