import type { ContentIds } from "./content-id.ts";

/** What a write would change, by module name, each list sorted. */
export interface Plan {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
}

/** Compares what a branch holds with what it should hold. */
export function planWrite(live: ContentIds, wanted: ContentIds): Plan {
  const names = [...wanted.keys()].sort();
  return {
    added: names.filter((name) => !live.has(name)),
    changed: names.filter((name) => live.has(name) && live.get(name) !== wanted.get(name)),
    removed: [...live.keys()].filter((name) => !wanted.has(name)).sort(),
    unchanged: names.filter((name) => live.get(name) === wanted.get(name)),
  };
}

export function isEmpty(plan: Plan): boolean {
  return plan.added.length + plan.changed.length + plan.removed.length === 0;
}

/** A write that leaves less than a tenth of the live modules is more likely a mistake than a wish. */
export function shrinksSuspiciously(plan: Plan): boolean {
  const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
  const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
  return wanted <= live / 10;
}
