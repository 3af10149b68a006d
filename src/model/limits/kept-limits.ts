import { knownLimits } from "./known-limits.ts";
import type { ToldLimit, ToldLimits } from "./told-limit.ts";

/** What was told, as a file keeps it. Only names of the table, numbers and times: nothing of a token. */
export function limitsToText(told: ToldLimits): string {
  return `${JSON.stringify({ version, told: Object.fromEntries(told) })}\n`;
}

/** What a file keeps; whatever is not as we write it is left out. */
export function limitsFromText(text: string): ToldLimits {
  const kept = object(parsed(text));
  if (kept["version"] !== version) return new Map();
  return new Map(
    Object.entries(object(kept["told"])).flatMap(([row, value]) => {
      const told = knownLimits.has(row) ? toldFrom(object(value)) : undefined;
      return told === undefined ? [] : [[row, told] as const];
    }),
  );
}

const version = 1;

function toldFrom({ limit, remaining, resetAt, toldAt }: Readonly<Record<string, unknown>>): ToldLimit | undefined {
  const told = timeOf(toldAt);
  if (!isCount(limit) || limit === 0 || !isCount(remaining) || told === undefined) return undefined;
  const reset = timeOf(resetAt);
  if (resetAt !== undefined && reset === undefined) return undefined;
  return { limit, remaining, toldAt: told, ...(reset === undefined ? {} : { resetAt: reset }) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function timeOf(value: unknown): Date | undefined {
  const time = typeof value === "string" ? new Date(value) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours: as good as nothing.
    return undefined;
  }
}

const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
