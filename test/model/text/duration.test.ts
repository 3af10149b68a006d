import { expect, test } from "vitest";
import { duration } from "../../../src/model/text/duration.ts";

test.each([
  [0, "0.0 s"],
  [1, "0.1 s"],
  [1500, "1.5 s"],
  [9950, "10 s"],
  [51_243, "52 s"],
  [59_001, "1 min"],
  [200_000, "3 min 20 s"],
  [3_599_500, "1 h"],
  [3_600_000, "1 h"],
  [7_500_000, "2 h 5 min"],
  [86_400_000, "24 h"],
  [273_600_000, "3 days 4 h"],
])("%i ms is %s", (ms, text) => expect(duration(ms)).toBe(text));
