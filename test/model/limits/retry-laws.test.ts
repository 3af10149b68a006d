import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRateLimitReply } from "../../../src/model/limits/rate-limit-reply.ts";
import { decideRetry, mostTries } from "../../../src/model/limits/retry.ts";
import { RateLimitedError, ServiceError, UnreachableError } from "../../../src/model/outcome/errors.ts";
import { check } from "../../support/seeded.ts";

const hour = 3_600_000;
const epoch = Date.parse("2026-01-02T03:04:05.678Z");
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** How far the clock of the service is ahead of ours. */
const skew = fc.oneof(fc.constant(0), fc.integer({ min: -hour, max: hour }), fc.integer({ min: -2500, max: 2500 }));
const trueWait = fc.oneof(fc.nat(10_000), fc.nat(25 * hour));

interface Told {
  readonly waitMs: number;
  readonly skewMs: number;
  readonly body: boolean;
  readonly reset: boolean;
  readonly lie: number;
}

/** A 429 as the service says it: by the sentence, by the header, by both, and then maybe another time in each. */
function refusalOf({ waitMs, skewMs, body, reset, lie }: Told, now: Date): RateLimitedError {
  const there = now.getTime() + skewMs;
  const headers = {
    date: new Date(there).toUTCString(),
    ...(reset
      ? {
          "x-ratelimit-limit": "60",
          "x-ratelimit-remaining": "0",
          "x-ratelimit-reset": String(Math.ceil((there + waitMs + (body ? lie : 0)) / 1000)),
        }
      : {}),
  };
  const sentence = body ? `Rate limit exceeded, retry after ${waitMs}ms` : "<html>Too many</html>";
  const { scope: _, ...times } = parseRateLimitReply({ headers, body: sentence }, now);
  return new RateLimitedError("limited", { endpoint: "GET /api/user/code", ...times });
}

const told = fc.record({
  waitMs: trueWait,
  skewMs: skew,
  body: fc.boolean(),
  reset: fc.boolean(),
  lie: fc.integer({ min: -hour, max: hour }),
});
const bounds = fc.record({
  attempt: fc.integer({ min: 1, max: mostTries + 1 }),
  waitedMs: fc.nat(hour),
  maxWaitMs: fc.nat(2 * hour),
  endsInMs: fc.integer({ min: -1000, max: 2 * hour }),
});

const leftOf = ({ maxWaitMs, waitedMs, endsInMs }: typeof bounds extends fc.Arbitrary<infer B> ? B : never): number =>
  Math.max(0, Math.min(maxWaitMs - waitedMs, endsInMs));

describe("whatever a 429 says, by clocks an hour apart", () => {
  test("nobody asks again before the time that was told", () => {
    const law = fc.property(told, bounds, random, (said, bound, luck) => {
      const now = new Date(epoch);
      const decision = decideRetry({ error: refusalOf(said, now), ...bound, now, random: () => luck });
      if ("giveUp" in decision || !(said.body || said.reset)) return;
      // A header counts whole seconds, and so does the clock beside it: below ten seconds two may be missing.
      const exact = said.body || said.waitMs >= 12_000;
      expect(decision.wait).toBeGreaterThanOrEqual(exact ? said.waitMs : said.waitMs - 2000);
    });
    check("never early", 10_000, law);
  });

  test("no wait ends after the run, nor after what may be waited, and no try comes after the last", () => {
    const law = fc.property(told, bounds, random, (said, bound, luck) => {
      const now = new Date(epoch);
      const decision = decideRetry({ error: refusalOf(said, now), ...bound, now, random: () => luck });
      if ("giveUp" in decision) return;
      expect(decision.wait).toBeLessThanOrEqual(leftOf(bound));
      expect(bound.attempt).toBeLessThan(mostTries);
    });
    check("never late", 10_000, law);
  });

  test("headers that make no sense are a time that was not told", () => {
    const nonsense = fc.oneof(fc.string(), fc.constantFrom("NaN", "-1", "1e99", "0", "99999999999999999999", ""));
    const names = fc.constantFrom(
      "x-ratelimit-limit",
      "x-ratelimit-remaining",
      "x-ratelimit-reset",
      "retry-after",
      "date",
    );
    const law = fc.property(fc.dictionary(names, nonsense), fc.string(), random, (headers, body, luck) => {
      const now = new Date(epoch);
      const reply = parseRateLimitReply({ headers, body }, now);
      if (reply.retryAt !== undefined) expect(reply.retryAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
      const error = new RateLimitedError("limited", { endpoint: "global", ...reply });
      const decision = decideRetry({ error, attempt: 1, waitedMs: 0, maxWaitMs: 60_000, now, random: () => luck });
      if ("wait" in decision) expect(decision.wait).toBeLessThanOrEqual(60_000);
    });
    check("nonsense", 5000, law);
  });

  test("a refusal in words is never tried again, and a lost answer only within its bounds", () => {
    const failures = fc.constantFrom(
      new ServiceError("no"),
      new Error("bug"),
      new UnreachableError("lost", { mayHaveArrived: true }),
    );
    const law = fc.property(failures, bounds, random, (error, bound, luck) => {
      const decision = decideRetry({ error, ...bound, now: new Date(epoch), random: () => luck });
      if ("giveUp" in decision) return;
      expect(error).toBeInstanceOf(UnreachableError);
      expect(decision.wait).toBeLessThanOrEqual(leftOf(bound));
    });
    check("refused", 5000, law);
  });
});
