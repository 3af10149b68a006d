import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideRetry, type Failure } from "../../../src/model/limits/retry.ts";
import { RateLimitedError, ServiceError, type SyncError, UnreachableError } from "../../../src/model/outcome/errors.ts";

const now = new Date("2026-01-02T03:04:05.000Z");
const limited = (ms?: number): RateLimitedError =>
  ms === undefined
    ? new RateLimitedError("limited", { endpoint: "global" })
    : new RateLimitedError("limited", {
        endpoint: "GET /api/user/code",
        retryAfterMs: ms,
        retryAt: new Date(now.getTime() + ms),
      });
const unreachable = new UnreachableError("unreachable", { mayHaveArrived: false });
const decide = (error: unknown, more: Partial<Failure> = {}) =>
  decideRetry({ error, attempt: 1, waitedMs: 0, maxWaitMs: 60_000, now, random: () => 0.5, ...more });

describe("decideRetry()", () => {
  it("waits the named time and a little more, never less", () => {
    expect(decide(limited(5000), { random: () => 0 })).toEqual({ wait: 5050 });
    expect(decide(limited(60_000))).toEqual({ wait: 60_000 });
  });

  it("counts from the moment of the decision, not of the refusal", () => {
    expect(decide(limited(5000), { now: new Date(now.getTime() + 3000), random: () => 0 })).toEqual({ wait: 2050 });
  });

  it("gives up at once when the named time does not fit", () => {
    expect(decide(limited(60_001))).toEqual({
      giveUp: expect.stringContaining("1 min 1 s away, 1 min of waiting are allowed"),
    });
    expect(decide(limited(50_000), { waitedMs: 20_000 })).toHaveProperty("giveUp");
  });

  it("starts with 0.2 to 0.7 s for the global limit, and then spreads over all the time there is", () => {
    expect(decide(limited(), { random: () => 0 })).toEqual({ wait: 200 });
    expect(decide(limited(), { random: () => 1 })).toEqual({ wait: 700 });
    expect(decide(limited(), { random: () => 0, attempt: 2 })).toEqual({ wait: 1000 });
    expect(decide(limited(), { random: () => 1, attempt: 2, waitedMs: 500 })).toEqual({ wait: 59_500 });
    expect(decide(limited(), { random: () => 1, attempt: 3, maxWaitMs: 900_000 })).toEqual({ wait: 120_000 });
  });

  it("spreads the tries after a lost connection from zero on", () => {
    expect(decide(unreachable, { random: () => 0 })).toEqual({ wait: 0 });
    expect(decide(unreachable, { random: () => 1, attempt: 2 })).toEqual({ wait: 1000 });
  });

  it("tries four times at most", () => {
    expect(decide(unreachable, { attempt: 4 })).toEqual({ giveUp: "tried 4 times" });
    expect(decide(limited(1), { attempt: 4 })).toEqual({ giveUp: "tried 4 times" });
  });

  it.each([new ServiceError("no"), new Error("bug"), undefined])("never tries again after %s", (error) => {
    expect(decide(error)).toEqual({ giveUp: "another try would end the same" });
  });

  it("does not wait at all when no waiting is allowed", () => {
    expect(decide(unreachable, { maxWaitMs: 0, random: () => 0 })).toHaveProperty("giveUp");
  });

  it("never grants more than the allowed time together, whatever fails", () => {
    const errors: fc.Arbitrary<SyncError> = fc.oneof(
      fc.constant(unreachable),
      fc.constant(limited()),
      fc.nat(90_000_000).map((ms) => limited(ms)),
    );
    const steps = fc.array(fc.record({ error: errors, random: fc.double({ min: 0, max: 0.999, noNaN: true }) }));
    fc.assert(
      fc.property(steps, fc.nat(200_000), (failures, maxWaitMs) => {
        let waitedMs = 0;
        for (const [index, { error, random }] of failures.entries()) {
          const attempt = (index % 4) + 1;
          const retry = decideRetry({ error, attempt, waitedMs, maxWaitMs, now, random: () => random });
          if ("giveUp" in retry) continue;
          expect(retry.wait).toBeGreaterThanOrEqual(error instanceof RateLimitedError ? (error.retryAfterMs ?? 0) : 0);
          waitedMs += retry.wait;
        }
        expect(waitedMs).toBeLessThanOrEqual(maxWaitMs);
      }),
      { numRuns: 10_000 },
    );
  });

  it("waits two seconds more than a long time that was named, and spreads as long as that was", () => {
    const patient = { maxWaitMs: 600_000 };
    expect(decide(limited(40_000), { ...patient, random: () => 0 })).toEqual({ wait: 42_000 });
    expect(decide(limited(40_000), { ...patient, random: () => 1 })).toEqual({ wait: 80_000 });
    expect(decide(limited(300_000), { ...patient, random: () => 1 })).toEqual({ wait: 360_000 });
    expect(decide(limited(50_000), { maxWaitMs: 52_000, random: () => 0.5 })).toEqual({ wait: 52_000 });
  });

  it("spreads within what may be waited, and never gathers at its end", () => {
    const waits = [0, 0.25, 0.5, 0.75].map((random) => decide(limited(50_000), { random: () => random }));
    expect(waits).toEqual([52_000, 54_000, 56_000, 58_000].map((wait) => ({ wait })));
  });

  it("gives up what would end after the run", () => {
    expect(decide(limited(30_000), { endsInMs: 29_000 })).toEqual({
      giveUp: "the next try is 30 s away, and the run ends in 29 s",
    });
    expect(decide(limited(30_000), { endsInMs: 31_000, random: () => 0.9 })).toEqual({ wait: 31_000 });
    expect(decide(unreachable, { endsInMs: 0, random: () => 0.9 })).toHaveProperty("giveUp");
  });
});
