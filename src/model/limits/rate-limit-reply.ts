import { type Headers, longestWaitMs, resetTime, single, skewOf } from "./rate-limit.ts";

/** When a refused (429) request can be tried again, and which limit refused it. */
export interface RateLimitReply {
  readonly retryAfterMs?: number;
  readonly retryAt?: Date;
  readonly scope: "endpoint" | "global";
}

interface Refusal {
  readonly headers: Headers;
  readonly body: string;
}

/**
 * The body is trusted first: its milliseconds are exact and need no clock. Then the reset header, then `Retry-After`,
 * which no source has seen here. The global limit answers from the front proxy, with neither headers nor sentence.
 */
export function parseRateLimitReply({ headers, body }: Refusal, now: Date): RateLimitReply {
  const sentence = /retry after (\d{1,12}) ?ms/i.exec(body)?.[1];
  const scope = sentence !== undefined || headers["x-ratelimit-limit"] !== undefined ? "endpoint" : "global";
  const ms = sentence === undefined ? waitFromHeaders(headers, now) : Number(sentence);
  if (ms === undefined || ms > longestWaitMs) return { scope };
  return { scope, retryAfterMs: ms, retryAt: new Date(now.getTime() + ms) };
}

function waitFromHeaders(headers: Headers, now: Date): number | undefined {
  const resetAt = resetTime(headers, now);
  if (resetAt !== undefined) return resetAt.getTime() - now.getTime();
  const after = single(headers["retry-after"])?.trim() ?? "";
  if (/^\d{1,9}$/.test(after)) return Number(after) * 1000;
  const until = after === "" ? Number.NaN : Date.parse(after) - skewOf(headers, now);
  return until > now.getTime() ? until - now.getTime() : undefined;
}
