// Covered by test/sync/start/deadline.test.ts
import { periodOf } from "../../model/limits/known-limits.ts";
import { decideRetry, mostTries, type Retry } from "../../model/limits/retry.ts";
import { InterruptedError, RateLimitedError, SyncError } from "../../model/outcome/errors.ts";
import type { WaitReport } from "../../model/outcome/report.ts";
import type { Patience, Waited, World } from "./world.ts";

export function startPatience(maxWaitMs: number, waited: Waited = { ms: 0 }): Patience {
  return { maxWaitMs, waited, tries: 0, waits: [] };
}

/** A read, again and again while that is worth it. */
export async function patiently<T>(world: World, read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await interruptible(world, read());
    } catch (failure) {
      await waitOrGiveUp(failure, world);
    }
  }
}

/** Waits before another try of what failed, or throws the failure when another try is not worth it or too far away. */
export async function waitOrGiveUp(failure: unknown, world: World): Promise<void> {
  if (!(failure instanceof SyncError)) throw failure;
  const { patience } = world;
  patience.tries += 1;
  const { maxWaitMs, waited, tries } = patience;
  const decision = decideRetry({
    error: failure,
    attempt: tries,
    waitedMs: waited.ms,
    maxWaitMs,
    // What comes after the wait takes its time too. Where somebody wants an end already, that is the reason, and not the time.
    endsInMs: world.interrupt.aborted ? Number.POSITIVE_INFINITY : world.endsAt - performance.now() - afterWaitMs,
    now: world.now(),
    random: world.random,
  });
  if (await isFreed(failure, decision, world)) return;
  // Where somebody wants an end already, to speak of a wait would not be true.
  if ("wait" in decision && world.interrupt.aborted) throw interruption(world.interrupt);
  const wait = "wait" in decision ? decision.wait : undefined;
  patience.waits.push(describeWait(failure, wait));
  if ("giveUp" in decision) {
    world.tell({ kind: "gave-up", error: failure, why: decision.giveUp, tries });
    throw withTime(failure, world.now());
  }
  waited.ms += decision.wait;
  world.tell({
    kind: "waiting",
    error: failure,
    waitMs: decision.wait,
    until: new Date(world.now().getTime() + decision.wait),
    nextTry: `${tries + 1} of ${mostTries}`,
  });
  await world.wait(decision.wait);
  if (failure instanceof RateLimitedError) world.budget.waitedFor(failure.endpoint);
}

/** The limit over all requests names no time, and is free again after its window at the latest. */
function withTime(failure: SyncError, now: Date): SyncError {
  if (!(failure instanceof RateLimitedError) || failure.retryAt !== undefined) return failure;
  const ms = failure.retryAfterMs ?? (failure.endpoint === "global" ? periodOf(failure.endpoint) : undefined);
  if (ms === undefined) return failure;
  const times = { retryAfterMs: ms, retryAt: new Date(now.getTime() + ms) };
  return new RateLimitedError(failure.told, { endpoint: failure.endpoint, cause: failure, ...times });
}

const afterWaitMs = 2000;

/** What a person can end sooner is not waited out; a few seconds are, and a server that says no again and again is given up. */
async function isFreed(
  failure: SyncError,
  decision: Retry,
  { whenLimited, patience, budget }: World,
): Promise<boolean> {
  const isShort = "wait" in decision && decision.wait < longestShortWaitMs;
  if (!(failure instanceof RateLimitedError) || whenLimited === undefined || isShort) return false;
  if (patience.tries >= mostTries || !(await whenLimited(failure))) return false;
  patience.waits.push(describeWait(failure, 0));
  budget.waitedFor(failure.endpoint);
  return true;
}

const longestShortWaitMs = 10_000;

/** Gives up waiting for an answer as soon as somebody wants an end; the request itself is left to its own deadline. */
export async function interruptible<T>(world: World, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(interruption(world.interrupt));
  if (world.interrupt.aborted) stop();
  world.interrupt.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([answer, promise]);
  } finally {
    world.interrupt.removeEventListener("abort", stop);
  }
}

/** The reason of the abort as an error of ours: the signal's name travels as the reason. */
export function interruption(signal: AbortSignal): SyncError {
  if (signal.reason instanceof SyncError) return signal.reason;
  return new InterruptedError(signal.reason === "SIGTERM" ? "SIGTERM" : "SIGINT");
}

function describeWait(failure: SyncError, waitedMs: number | undefined): WaitReport {
  const limited = failure instanceof RateLimitedError ? failure : undefined;
  return {
    endpoint: limited?.endpoint ?? "any",
    reason: failure.message,
    ...(waitedMs === undefined ? {} : { waitedMs }),
    ...(limited?.retryAt === undefined ? {} : { freeAt: limited.retryAt.toISOString() }),
  };
}
