import { expect, test } from "vitest";
import { Clock, seeded } from "../../bench/fleet/clock.ts";
import { type Ended, figuresOf } from "../../bench/fleet/figures.ts";

test("time passes only while everybody sleeps, and wakes them in their order", async () => {
  const clock = new Clock(1000);
  const seen: (readonly [string, number])[] = [];
  const runs = ["a", "b", "c"].map((name, index) =>
    clock.run(async () => {
      await clock.sleep(3000 - index * 1000);
      // What takes real time takes none of this clock.
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push([name, clock.now()]);
      await clock.sleep(86_400_000);
      seen.push([name, clock.now()]);
    }),
  );
  await Promise.all(runs);
  expect(seen).toEqual([
    ["c", 2000],
    ["b", 3000],
    ["a", 4000],
    ["c", 86_402_000],
    ["b", 86_403_000],
    ["a", 86_404_000],
  ]);
});

test("the same seed gives the same luck, from 0 to 1", () => {
  const numbers = (seed: number) => Array.from({ length: 1000 }, seeded(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(Math.min(...numbers(7))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers(7))).toBeLessThan(1);
});

const shot = (at: number, status = 200, knewBetter = false) => ({ at, endpoint: "x", status, knewBetter });
const run = (more: Partial<Ended>): Ended => ({ kind: "deploy", outcome: "deployed", tookMs: 10, shots: [], ...more });

test("figures count what was refused, what came after the reset, and what ended wrongly", () => {
  const figures = figuresOf(
    [
      run({ shots: [shot(0, 429), shot(5200), shot(5900)] }),
      run({ shots: [shot(1, 429), shot(2, 429, true)], outcome: "unreachable" }),
      run({ outcome: "rate-limited", retryAt: 9000, freeAt: 9000, by: "x", tookMs: 500 }),
      run({ outcome: "rate-limited", retryAt: 8000, freeAt: 9000, by: "x" }),
      run({ outcome: "rate-limited", retryAt: 60_000, freeAt: 9000, by: "global" }),
      run({ outcome: "rate-limited" }),
    ],
    5000,
    100,
  );
  expect(figures).toEqual({
    ends: { deployed: 1, unreachable: 1, "rate-limited": 4 },
    wrongEnds: 1,
    wrongTimes: 2,
    passedDeadline: 1,
    refusedMedian: 0,
    refusedMost: 2,
    knewBetter: 1,
    afterReset: 2,
    busiest: 2,
  });
});
