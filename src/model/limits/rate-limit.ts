/** What the `X-RateLimit-*` headers of a reply say. */
export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** By this machine's clock; absent where the header names no time that is still to come. */
  readonly resetAt?: Date;
}

/** Header names in lower case, as Node's parsers give them. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Undefined where the reply counts nothing: a private server, a token in its unlimited period, the global limit. */
export function parseLimitHeaders(headers: Headers, now: Date): RateLimit | undefined {
  const limit = wholeNumber(headers["x-ratelimit-limit"]);
  const remaining = wholeNumber(headers["x-ratelimit-remaining"]);
  if (limit === undefined || limit === 0 || remaining === undefined) return undefined;
  const resetAt = resetTime(headers, now);
  return resetAt === undefined ? { limit, remaining } : { limit, remaining, resetAt };
}

export function resetTime(headers: Headers, now: Date): Date | undefined {
  const seconds = wholeNumber(headers["x-ratelimit-reset"]);
  if (seconds === undefined) return undefined;
  const ms = seconds * 1000 - skewOf(headers, now);
  return ms > now.getTime() && ms - now.getTime() < longestWaitMs ? new Date(ms) : undefined;
}

/** How far the server's clock is ahead of ours. `Date` counts whole seconds, so a small difference is none. */
export function skewOf(headers: Headers, now: Date): number {
  const skew = Date.parse(single(headers["date"]) ?? "") - now.getTime();
  return Math.abs(skew) >= 2000 ? skew : 0;
}

function wholeNumber(value: Headers[string]): number | undefined {
  const text = single(value)?.trim() ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export const single = (value: Headers[string]): string | undefined => (typeof value === "object" ? value[0] : value);

export const longestWaitMs = 366 * 86_400_000;
