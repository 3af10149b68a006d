import { expect, test } from "vitest";
import { bytes } from "../../../src/model/text/byte-size.ts";

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1.0 kB"],
  [1249, "1.2 kB"],
  [999_000, "999.0 kB"],
  [1_000_000, "1.00 MB"],
  [5_242_880, "5.24 MB"],
])("%d is told as %s", (count, told) => {
  expect(bytes(count)).toBe(told);
});
