import type { Plan } from "../modules/plan.ts";

/** What a record changes against the one before it: how many modules. `emptied`: nothing is left of what that held. */
export type RecordChange =
  | "first"
  | "emptied"
  | { readonly changed: number; readonly added: number; readonly removed: number };

export function countChange({ changed, added, removed }: Plan): RecordChange {
  return { changed: changed.length, added: added.length, removed: removed.length };
}

/** For a person: `2 changed, 1 added`. */
export function describeChange(change: RecordChange): string {
  if (change === "first") return "first record";
  if (change === "emptied") return "emptied: all modules are gone";
  const kinds = (["changed", "added", "removed"] as const).filter((kind) => change[kind] > 0);
  return kinds.map((kind) => `${change[kind]} ${kind}`).join(", ");
}

/** For a program: `~2 +1 -0`, with the signs of the list above it. */
export const writeChange = (change: RecordChange): string =>
  typeof change === "string" ? change : `~${change.changed} +${change.added} -${change.removed}`;

/** What `writeChange` wrote; undefined for anything else. */
export function parseChange(text: string): RecordChange | undefined {
  if (text === "first" || text === "emptied") return text;
  const [whole, ...counts] = /^~(\d+) \+(\d+) -(\d+)$/.exec(text) ?? [];
  const [changed = 0, added = 0, removed = 0] = counts.map(Number);
  return whole === undefined ? undefined : { changed, added, removed };
}
