import type { Retry } from "../limits/retry.ts";
import { UnreachableError } from "../outcome/errors.ts";

export interface Loss {
  readonly error: unknown;
  /** How many connections in a row were lost or did not come about, this one included. */
  readonly losses: number;
  /** As `Math.random()`. */
  readonly random: () => number;
}

/** How long a connection has to last so that its loss begins the count anew. */
export const steadyMs = 60_000;

const firstMs = 1000;
const longestMs = 60_000;
const mostLosses = 12;

/** Whether to connect again, and when. Some ten minutes of a server that is away are endured. */
export function decideReconnect({ error, losses, random }: Loss): Retry {
  // A sign-in that is refused now is refused in a minute too.
  if (!(error instanceof UnreachableError)) return { giveUp: "another try would end the same" };
  if (losses >= mostLosses) return { giveUp: `lost ${losses} times in a row` };
  // Never at once, and not all at the same moment: a server that comes back is met by every client that it had.
  return { wait: Math.round(Math.min(longestMs, firstMs * 2 ** (losses - 1)) * (0.5 + random() / 2)) };
}
