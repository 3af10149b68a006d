import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bar, growth, inUtc } from "../../../src/action/show/sizes.ts";

test.each([
  [0, 0, "±0 B"],
  [1000, 1000, "±0 B"],
  [0, 1, "+1 B"],
  [10, 0, "−10 B"],
  [0, 1234, "+1.2 kB"],
  [2_500_000, 0, "−2.50 MB"],
])("growth from %d to %d is %s", (before, after, text) => {
  expect(growth(before, after)).toBe(text);
});

describe("bar()", () => {
  test.each([
    [0, 0],
    [Number.MIN_VALUE, 1],
    [0.04, 1],
    [0.5, 10],
    [0.999, 19],
    [1, 20],
    [1.5, 20],
    [-1, 0],
  ])("of %d has %d full cells", (share, full) => {
    expect(bar(share)).toBe(`\`${"█".repeat(full)}${"░".repeat(20 - full)}\``);
  });

  test("is never shorter for more, always as wide, and full only when full", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const full = (text: string) => text.split("█").length - 1;
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(full(bar(less))).toBeLessThanOrEqual(full(bar(more)));
        expect(bar(a)).toHaveLength(22);
        expect(full(bar(a)) === 20).toBe(a === 1);
        expect(full(bar(a)) === 0).toBe(a === 0);
      }),
    );
  });
});

test.each([
  ["2026-01-31T12:00:00.000Z", "2026-01-31 12:00:00 UTC"],
  ["2026-01-31T12:00:59Z", "2026-01-31 12:00:59 UTC"],
  ["tomorrow", "tomorrow"],
  ["2026-01-31T12:00:00+01:00", "2026-01-31T12:00:00+01:00"],
])("%s is told as %s", (time, told) => {
  expect(inUtc(time)).toBe(told);
});
