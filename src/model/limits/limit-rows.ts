import { knownLimits } from "./known-limits.ts";
import { holding, type ToldLimits } from "./told-limit.ts";

/** A limit of the table, and what is known of it now. */
export interface LimitRow {
  readonly endpoint: string;
  readonly limit: number;
  readonly period: "minute" | "hour" | "day";
  /** What of screeps-sync uses it, besides `api`. */
  readonly usedBy: readonly string[];
  /** Absent: nobody was told. */
  readonly remaining?: number;
  /** When it is free again, and when that was told (ISO 8601, UTC). */
  readonly resetAt?: string;
  readonly toldAt?: string;
}

/** The whole table, with what was told and still holds. The service's own number comes before that of its page. */
export function limitRows(all: ToldLimits, now: Date): LimitRow[] {
  const told = holding(all, now);
  return [...knownLimits].map(([endpoint, { limit, period, usedBy }]) => {
    const each = told.get(endpoint);
    const row = { endpoint, limit: each?.limit ?? limit, period, usedBy };
    if (each === undefined) return row;
    const { remaining, resetAt, toldAt } = each;
    const reset = resetAt === undefined ? {} : { resetAt: resetAt.toISOString() };
    return { ...row, remaining, ...reset, toldAt: toldAt.toISOString() };
  });
}
