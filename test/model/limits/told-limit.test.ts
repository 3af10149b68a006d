import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitsFromText, limitsToText } from "../../../src/model/limits/kept-limits.ts";
import { knownLimits, periodOf } from "../../../src/model/limits/known-limits.ts";
import {
  holding,
  holdsUntil,
  newest,
  rowOf,
  spentUntil,
  type ToldLimit,
} from "../../../src/model/limits/told-limit.ts";
import { check } from "../../support/seeded.ts";

const read = "GET /api/user/code";
const toldAt = new Date("2026-01-02T03:00:00Z");
const minute = (minutes: number) => new Date(toldAt.getTime() + minutes * 60_000);
const told = (remaining: number, resetIn?: number): ToldLimit => ({
  limit: 60,
  remaining,
  toldAt,
  ...(resetIn === undefined ? {} : { resetAt: minute(resetIn) }),
});
const held = (each: ToldLimit, now: Date) => [...holding(new Map([[read, each]]), now).keys()];

describe("what was told", () => {
  test("holds until its reset, and without one for a window", () => {
    expect([held(told(5, 10), minute(9)), held(told(5, 10), minute(10))]).toEqual([[read], []]);
    expect([held(told(5), minute(59)), held(told(5), minute(60))]).toEqual([[read], []]);
  });

  test("never holds longer than a window, however far away its reset is said to be", () => {
    expect(held(told(0, 24 * 60), minute(60))).toEqual([]);
  });

  test("holds no more once the clock was put back", () => {
    expect(held(told(5, 10), minute(-1))).toEqual([]);
  });

  test("is spent where nothing is left and the time is known", () => {
    const until = (each: ToldLimit) => spentUntil(new Map([[read, each]]), read, minute(1));
    expect([until(told(0, 10)), until(told(1, 10)), until(told(0))]).toEqual([minute(10), undefined, undefined]);
    expect(spentUntil(new Map(), read, toldAt)).toBeUndefined();
  });

  test("is the newer of two words", () => {
    const newer = { ...told(3, 10), toldAt: minute(1) };
    expect(newest(new Map([[read, newer]]), new Map([[read, told(9, 10)]])).get(read)).toBe(newer);
    expect(newest(new Map([[read, told(9, 10)]]), new Map([[read, newer]])).get(read)).toBe(newer);
  });

  test("is about its own row, or about all requests where the endpoint has none", () => {
    expect(rowOf(read, 7)).toBe(read);
    expect(rowOf("GET /api/user/branches", 120)).toBe("global");
    expect(rowOf("GET /api/user/branches", 7)).toBeUndefined();
  });
});

const anyTold = fc.record(
  {
    limit: fc.integer({ min: 1, max: 1e6 }),
    remaining: fc.nat(1e6),
    toldAt: fc.date({ noInvalidDate: true }),
    resetAt: fc.date({ noInvalidDate: true }),
  },
  { requiredKeys: ["limit", "remaining", "toldAt"] },
);
const anyLimits = fc
  .dictionary(fc.constantFrom(...knownLimits.keys()), anyTold)
  .map((all) => new Map<string, ToldLimit>(Object.entries(all)));

describe("kept in a file", () => {
  test("it is the same when it is read", () => {
    check(
      "kept limits",
      500,
      fc.property(anyLimits, (all) => {
        expect(limitsFromText(limitsToText(all))).toEqual(all);
      }),
    );
  });

  test("nothing holds longer than its window after it was told, whatever the file says", () => {
    check(
      "held limits",
      500,
      fc.property(anyLimits, fc.date({ noInvalidDate: true }), (all, now) => {
        for (const [row, each] of holding(all, now)) {
          expect(now.getTime() - each.toldAt.getTime()).toBeLessThan(periodOf(row) ?? 0);
          expect(holdsUntil(row, each)).toBeGreaterThan(now.getTime());
        }
      }),
    );
  });

  test.each([
    "",
    "no JSON",
    "[]",
    "null",
    '{"version":2,"told":{}}',
    '{"version":1,"told":[1]}',
    `{"version":1,"told":{"${read}":{"limit":0,"remaining":0,"toldAt":"2026-01-02T03:00:00Z"}}}`,
    `{"version":1,"told":{"${read}":{"limit":60,"remaining":-1,"toldAt":"2026-01-02T03:00:00Z"}}}`,
    `{"version":1,"told":{"${read}":{"limit":60,"remaining":1,"toldAt":"yesterday"}}}`,
    `{"version":1,"told":{"${read}":{"limit":60,"remaining":1,"toldAt":"2026-01-02T03:00:00Z","resetAt":5}}}`,
    '{"version":1,"told":{"GET /api/other":{"limit":60,"remaining":1,"toldAt":"2026-01-02T03:00:00Z"}}}',
    '{"version":1,"told":{"__proto__":{"limit":60,"remaining":1,"toldAt":"2026-01-02T03:00:00Z"}}}',
  ])("what is not ours is nothing: %s", (text) => {
    expect(limitsFromText(text)).toEqual(new Map());
  });
});
