/** What a write would change, by module name, each list sorted. */
export interface Plan {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
}

/**
 * Compares what a branch holds with what it should hold: contents, or ids of contents.
 * @param same whether two values of one name are equal
 */
export function planWrite<T>(
  live: ReadonlyMap<string, T>,
  wanted: ReadonlyMap<string, T>,
  same: (a: T | undefined, b: T | undefined) => boolean = Object.is,
): Plan {
  const names = [...wanted.keys()].sort();
  const kept = names.filter((name) => live.has(name));
  return {
    added: names.filter((name) => !live.has(name)),
    changed: kept.filter((name) => !same(live.get(name), wanted.get(name))),
    removed: [...live.keys()].filter((name) => !wanted.has(name)).sort(),
    unchanged: kept.filter((name) => same(live.get(name), wanted.get(name))),
  };
}

export function isEmpty(plan: Plan): boolean {
  return plan.added.length + plan.changed.length + plan.removed.length === 0;
}

/** A write that leaves less than a tenth of the live modules is more likely a mistake than a wish. */
export function shrinksSuspiciously(plan: Plan): boolean {
  const live = plan.changed.length + plan.removed.length + plan.unchanged.length;
  const wanted = plan.added.length + plan.changed.length + plan.unchanged.length;
  return wanted < live / 10;
}
