import { expect, test } from "vitest";
import { clockTime, toldTime } from "../../../src/model/text/told-time.ts";

const now = new Date("2026-01-02T15:20:20.500Z");
const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

test.each<[number, number, string]>([
  [13.5, 60, "in 14 s (15:20:34 UTC, 16:20 here)"],
  [13.5, 0, "in 14 s (15:20:34 UTC)"],
  [0.2, -330, "in 0.2 s (15:20:21 UTC, 09:50 here)"],
  [9 * 3600, 60, "in 9 h (2026-01-03 00:20:21 UTC, 2026-01-03 01:20 here)"],
  [8 * 3600, 60, "in 8 h (23:20:21 UTC, 2026-01-03 00:20 here)"],
  [-1, 60, "now (15:20:20 UTC, 16:20 here)"],
])("a time %s s away, on a clock %s min ahead, is told as %s", (seconds, here, told) => {
  expect(toldTime(after(seconds), now, here)).toBe(told);
});

test("the clock of this machine is the one that is meant by here", () => {
  const offset = -after(1).getTimezoneOffset();
  expect(clockTime(after(1), now)).toBe(clockTime(after(1), now, offset));
});
