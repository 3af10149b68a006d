import { RateLimitedError, UnreachableError } from "../outcome/errors.ts";
import { duration } from "../text/duration.ts";

export interface Failure {
  readonly error: unknown;
  /** How many times the request was sent, this failure included. */
  readonly attempt: number;
  /** All waiting of this run so far. */
  readonly waitedMs: number;
  readonly maxWaitMs: number;
  readonly now: Date;
  /** As `Math.random()`: at least 0, below 1. */
  readonly random: () => number;
}

/** Wait so many milliseconds and try again, or give up, and why. */
export type Retry = { readonly wait: number } | { readonly giveUp: string };

export const mostTries = 4;

/** Whether to try again. The waits it grants never exceed `maxWaitMs` together. */
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
  // Without a time it is the limit over all requests, which frees two a second: decorrelated jitter from 0.2–0.7 s.
  if (named === undefined) return within(between(200, 700 * 3 ** (failure.attempt - 1), failure.random()), failure);
  const left = leftMs(failure);
  // Never early, and not all at the same moment.
  return named > left ? tooLong(named, failure) : { wait: Math.min(named + between(50, 1000, failure.random()), left) };
}

function waitNamed(error: RateLimitedError, now: Date): number | undefined {
  if (error.retryAt !== undefined) return Math.max(0, error.retryAt.getTime() - now.getTime());
  return error.retryAfterMs;
}

function within(wait: number, failure: Failure): Retry {
  return wait <= leftMs(failure) && failure.maxWaitMs > 0 ? { wait } : tooLong(wait, failure);
}

function tooLong(wait: number, failure: Failure): Retry {
  const allowed = `${duration(failure.maxWaitMs)} of waiting are allowed, ${duration(failure.waitedMs)} are used`;
  return { giveUp: `the next try is ${duration(wait)} away, ${allowed}` };
}

const leftMs = (failure: Failure): number => Math.max(0, failure.maxWaitMs - failure.waitedMs);

const between = (low: number, high: number, random: number): number => low + random * (high - low);
