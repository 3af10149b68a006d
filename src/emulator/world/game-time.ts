/** How long a tick takes where nobody runs the game: short enough to wait for, long enough to be noticed. */
export const tickMs = 1000;

const beginning = Date.UTC(2023, 11, 10);

/** Which tick it is. Counted from a fixed day, so that a restart does not turn it back. */
export function gameTimeAt(now: number): number {
  return Math.floor((now - beginning) / tickMs);
}
