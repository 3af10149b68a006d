import { knownLimits, periodOf } from "./known-limits.ts";
import type { RateLimit } from "./rate-limit.ts";

/** What the service said of one limit, and when. */
export interface ToldLimit extends RateLimit {
  readonly toldAt: Date;
}

/** By the names of the table. */
export type ToldLimits = ReadonlyMap<string, ToldLimit>;

/**
 * The row of the table that the headers of a reply are about. An endpoint without a limit of its own shows that of all
 * requests, or nothing, or (where the number is another) what nobody knows.
 */
export function rowOf(endpoint: string, limit: number): string | undefined {
  if (endpoint !== "global" && knownLimits.has(endpoint)) return endpoint;
  return limit === knownLimits.get("global")?.limit ? "global" : undefined;
}

/** Until when it holds: its reset, and never longer than a whole window after it was told. */
export function holdsUntil(row: string, { toldAt, resetAt }: ToldLimit): number {
  const longest = toldAt.getTime() + (periodOf(row) ?? 0);
  return Math.min(resetAt?.getTime() ?? longest, longest);
}

/** What still holds. A clock that was put back makes everything older than it is: then nothing does. */
export function holding(told: ToldLimits, now: Date): ToldLimits {
  const at = now.getTime();
  return new Map([...told].filter(([row, each]) => holdsUntil(row, each) > at && each.toldAt.getTime() <= at));
}

/** When a limit is free again of which nothing is left, as far as was told; undefined: something may be left. */
export function spentUntil(told: ToldLimits, row: string, now: Date): Date | undefined {
  const each = holding(told, now).get(row);
  if (each === undefined || each.remaining > 0 || each.resetAt === undefined) return undefined;
  return new Date(holdsUntil(row, each));
}

/** Of two words on a limit the newer. */
export function newest(one: ToldLimits, other: ToldLimits): ToldLimits {
  const all = new Map(one);
  for (const [row, told] of other) if (!((all.get(row)?.toldAt ?? 0) > told.toldAt)) all.set(row, told);
  return all;
}
