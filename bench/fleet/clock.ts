interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/**
 * Time that passes only while everybody sleeps, one sleeper after the other: a day of waiting takes as long as the work
 * that is done in it, and the same seed gives the same day.
 */
export class Clock {
  #now: number;
  #awake = 0;
  readonly #sleepers: Sleeper[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  /** Before anybody works. */
  set(now: number): void {
    this.#now = now;
  }

  /** Something that works, and may sleep. All have to be begun before the first of them waits for the end of another. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#awake += 1;
    try {
      return await work();
    } finally {
      this.#rest();
    }
  }

  async sleep(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#sleepers.push({ at: this.#now + Math.max(0, ms), wake: resolve });
    this.#rest();
    await promise;
  }

  #rest(): void {
    this.#awake -= 1;
    // Whoever begins in this very moment is awake by then.
    setImmediate(() => this.#next());
  }

  #next(): void {
    if (this.#awake > 0) return;
    this.#sleepers.sort((a, b) => a.at - b.at);
    const sleeper = this.#sleepers.shift();
    if (sleeper === undefined) return;
    this.#awake += 1;
    this.#now = Math.max(this.#now, sleeper.at);
    sleeper.wake();
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
