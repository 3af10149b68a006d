import { RateLimitedError, UnreachableError } from "../outcome/errors.ts";
import { duration } from "../text/duration.ts";

export interface Failure {
  readonly error: unknown;
  /** How many times the request was sent, this failure included. */
  readonly attempt: number;
  /** All waiting of this run so far. */
  readonly waitedMs: number;
  readonly maxWaitMs: number;
  /** What is left until the run ends in any case; absent: it has no such end. */
  readonly endsInMs?: number;
  readonly now: Date;
  /** As `Math.random()`: at least 0, below 1. */
  readonly random: () => number;
}

/** Wait so many milliseconds and try again, or give up, and why. */
export type Retry = { readonly wait: number } | { readonly giveUp: string };

export const mostTries = 4;

/** Whether to try again. The waits it grants never exceed `maxWaitMs` together, and none ends after the run. */
export function decideRetry(failure: Failure): Retry {
  const { error, attempt } = failure;
  if (!(error instanceof RateLimitedError) && !(error instanceof UnreachableError)) {
    return { giveUp: "another try would end the same" };
  }
  if (attempt >= mostTries) return { giveUp: `tried ${attempt} times` };
  if (error instanceof RateLimitedError) return waitForLimit(error, failure);
  // Full jitter: the first tries of many runs that failed together must not come back together.
  return within(failure.random() * 500 * 2 ** (attempt - 1), failure);
}

function waitForLimit(error: RateLimitedError, failure: Failure): Retry {
  const named = waitNamed(error, failure.now);
  if (named === undefined) return waitUnnamed(failure);
  const room = leftMs(failure) - named;
  if (room < 0) return tooLong(named, failure);
  // Never early; and as far apart as the wait was long, because all that wait for one limit know the same moment.
  const spread = Math.min(room, clamp(named, 1000, longestSpreadMs));
  const margin = Math.min(spread, named < shortMs ? 50 : clockMs);
  return { wait: named + margin + failure.random() * (spread - margin) };
}

const shortMs = 10_000;
/** Headers count whole seconds, and a difference of clocks below two seconds is taken for none. */
const clockMs = 2000;

/**
 * Without a time it is the limit over all requests. By itself it frees two a second, so one short wait is enough; where
 * it is not, many ask at once, and who asks again spreads over all the time there is.
 */
function waitUnnamed(failure: Failure): Retry {
  const { attempt, random } = failure;
  if (attempt === 1) return within(between(200, 700, random()), failure);
  return within(between(1000, clamp(leftMs(failure), 1000, 2 * longestSpreadMs), random()), failure);
}

const longestSpreadMs = 60_000;

function waitNamed(error: RateLimitedError, now: Date): number | undefined {
  if (error.retryAt !== undefined) return Math.max(0, error.retryAt.getTime() - now.getTime());
  return error.retryAfterMs;
}

function within(wait: number, failure: Failure): Retry {
  return wait <= leftMs(failure) && failure.maxWaitMs > 0 ? { wait } : tooLong(wait, failure);
}

function tooLong(wait: number, failure: Failure): Retry {
  const away = `the next try is ${duration(wait)} away`;
  if (endsIn(failure) < patienceLeft(failure))
    return { giveUp: `${away}, and the run ends in ${duration(endsIn(failure))}` };
  const allowed = `${duration(failure.maxWaitMs)} of waiting are allowed, ${duration(failure.waitedMs)} are used`;
  return { giveUp: `${away}, ${allowed}` };
}

const leftMs = (failure: Failure): number => Math.min(patienceLeft(failure), endsIn(failure));

const patienceLeft = (failure: Failure): number => Math.max(0, failure.maxWaitMs - failure.waitedMs);

const endsIn = ({ endsInMs = Number.POSITIVE_INFINITY }: Failure): number => Math.max(0, endsInMs);

const between = (low: number, high: number, random: number): number => low + random * (high - low);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
