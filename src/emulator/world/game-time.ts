/** How long a tick takes where nobody plays any: short enough to wait for, long enough to be noticed. */
export const tickMs = 1000;

const beginning = Date.UTC(2023, 11, 10);

/** Which tick it is. */
export class GameTime {
  #held: number | undefined;
  #played = 0;

  at(now: number): number {
    return (this.#held ?? ticksOfClock(now)) + this.#played;
  }

  /** Somebody plays the ticks from now on: the clock plays none any more. */
  hold(now: number): void {
    this.#held = ticksOfClock(now);
  }

  /** One tick goes by, beside those of the clock. */
  advance(): void {
    this.#played++;
  }
}

// Counted from a fixed day, so that a restart does not turn the time back.
function ticksOfClock(now: number): number {
  return Math.floor((now - beginning) / tickMs);
}
