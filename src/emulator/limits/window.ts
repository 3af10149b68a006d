import type { Rate } from "./table.ts";

/**
 * How requests are counted.
 * - fixed: the first request opens a window. The waits that people saw (59 minutes of 60, 21.9 hours of 24) say so.
 * - sliding: the last period is looked back on. It explains the same waits, so a client must live with both.
 * - leaky: the budget refills evenly. Clients that retry a global 429 after 0.2 s and succeed speak for it.
 */
export type WindowKind = "fixed" | "sliding" | "leaky";

/** What was spent: when the window began (or was last looked at), how much, and for the sliding kind each moment. */
export interface Spent {
  readonly since: number;
  readonly used: number;
  readonly times: readonly number[];
}

export interface WindowReading {
  readonly remaining: number;
  readonly resetAt: number;
  /** 0 when a request may pass now. */
  readonly waitMs: number;
}

export const nothingSpent: Spent = { since: Number.NEGATIVE_INFINITY, used: 0, times: [] };

export function readWindow(kind: WindowKind, rate: Rate, spent: Spent, now: number): WindowReading {
  if (kind === "fixed") return readFixed(rate, spent, now);
  return kind === "sliding" ? readSliding(rate, spent, now) : readLeaky(rate, spent, now);
}

export function spendOne(kind: WindowKind, rate: Rate, spent: Spent, now: number): Spent {
  if (kind === "fixed") {
    return now >= spent.since + rate.periodMs ? { since: now, used: 1, times: [] } : { ...spent, used: spent.used + 1 };
  }
  if (kind === "sliding") return { since: now, used: 0, times: [...liveTimes(rate, spent, now), now] };
  return { since: now, used: levelAt(rate, spent, now) + 1, times: [] };
}

function readFixed(rate: Rate, spent: Spent, now: number): WindowReading {
  const resetAt = spent.since + rate.periodMs;
  if (now >= resetAt) return { remaining: rate.limit, resetAt: now + rate.periodMs, waitMs: 0 };
  const remaining = Math.max(0, rate.limit - spent.used);
  return { remaining, resetAt, waitMs: remaining > 0 ? 0 : resetAt - now };
}

function readSliding(rate: Rate, spent: Spent, now: number): WindowReading {
  const live = liveTimes(rate, spent, now);
  const remaining = Math.max(0, rate.limit - live.length);
  const freeAt = (live[live.length - rate.limit] ?? now) + rate.periodMs;
  return {
    remaining,
    resetAt: (live[0] ?? now) + rate.periodMs,
    waitMs: remaining > 0 ? 0 : freeAt - now,
  };
}

function liveTimes(rate: Rate, spent: Spent, now: number): readonly number[] {
  return spent.times.filter((time) => time > now - rate.periodMs);
}

function readLeaky(rate: Rate, spent: Spent, now: number): WindowReading {
  const level = levelAt(rate, spent, now);
  const remaining = Math.max(0, Math.floor(rate.limit - level));
  const msPerRequest = rate.periodMs / rate.limit;
  return {
    remaining,
    resetAt: now + level * msPerRequest,
    waitMs: remaining > 0 ? 0 : Math.ceil((level - rate.limit + 1) * msPerRequest),
  };
}

function levelAt(rate: Rate, spent: Spent, now: number): number {
  return Math.max(0, spent.used - ((now - spent.since) / rate.periodMs) * rate.limit);
}
