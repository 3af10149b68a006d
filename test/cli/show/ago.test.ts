import { expect, test } from "vitest";
import { ago } from "../../../src/cli/show/ago.ts";

const now = new Date("2026-03-01T12:00:00Z");
const second = 1000;
const day = 24 * 3600 * second;

test.each([
  [0, "just now"],
  [59 * second, "just now"],
  [60 * second, "1 minute ago"],
  [3599 * second, "59 minutes ago"],
  [3600 * second, "1 hour ago"],
  [day - 1, "23 hours ago"],
  [day, "1 day ago"],
  [29 * day, "29 days ago"],
  [30 * day, "1 month ago"],
  [364 * day, "12 months ago"],
  [365 * day, "1 year ago"],
  [800 * day, "2 years ago"],
  // A clock that is wrong.
  [-day, "just now"],
])("%d ms before now is %s", (ms, told) => {
  expect(ago(new Date(now.getTime() - ms).toISOString(), now)).toBe(told);
});
