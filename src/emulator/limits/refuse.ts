import { proxyPage } from "../replies/error-page.ts";
import { json, type Reply, text, withHeaders } from "../replies/reply.ts";
import type { Meter } from "./limiter.ts";
import type { LimitSwitches, RefusalFormat } from "./switches.ts";

/** The vendor's docs: limit, remaining, and the reset as UTC epoch seconds. Rounded up, so that the time is not early. */
export function rateHeaders({ rate, reading }: Meter): Record<string, string> {
  return {
    "x-ratelimit-limit": String(rate.limit),
    "x-ratelimit-remaining": String(reading.remaining),
    "x-ratelimit-reset": String(Math.ceil(reading.resetAt / 1000)),
  };
}

export function refuseRate(meter: Meter, switches: LimitSwitches, noRateLimitLink: string): Reply {
  const isGlobal = meter.bucket === "global";
  const format = isGlobal ? switches.globalFormat : switches.format;
  const reply = refusalIn(format, waitOf(meter), noRateLimitLink);
  // A proxy knows nothing of the counters behind it.
  const shows = switches.headers && (isGlobal ? switches.globalHeaders : format !== "html");
  return shows ? withHeaders(reply, rateHeaders(meter)) : reply;
}

function waitOf({ reading }: Meter): number {
  return Math.max(1, Math.ceil(reading.waitMs));
}

export function refusalIn(format: RefusalFormat, waitMs: number, noRateLimitLink: string): Reply {
  const short = `Rate limit exceeded, retry after ${waitMs}ms`;
  // The long sentence, and the same inside JSON, were reported by users of the official service between 2020 and 2026.
  const long = `${short} or disable rate limiting using this link: ${noRateLimitLink}`;
  if (format === "text") return text(short, 429);
  if (format === "long") return text(long, 429);
  return format === "json" ? json({ error: long }, 429) : proxyPage(429, "Too Many Requests");
}
