/** How often something came by now, and whether it is the time to say so. */
export interface Repeat {
  readonly times: number;
  readonly tell: boolean;
}

/** Counts what comes again and again, so that a bot that fails each tick does not fill the screen. */
export interface Repeats {
  /** The first time is always told, then each tenfold. */
  readonly count: (key: string) => Repeat;
  /** What came more than once, most often first. */
  readonly all: () => readonly (readonly [key: string, times: number])[];
}

export function startRepeats(): Repeats {
  const counts = new Map<string, number>();
  const count = (key: string): Repeat => {
    const times = (counts.get(key) ?? 0) + 1;
    // What came last is what comes next; what did not come for long makes room.
    counts.delete(key);
    counts.set(key, times);
    if (counts.size > mostKeys) counts.delete(counts.keys().next().value ?? "");
    return { times, tell: Number.isInteger(Math.log10(times)) };
  };
  const all = () => [...counts].sort(([, one], [, other]) => other - one);
  return { count, all };
}

// A message with the tick in it is another one each time.
const mostKeys = 1000;
