import { expect, test } from "vitest";
import { counted } from "../../../src/model/text/counted.ts";

test.each([
  [0, "0 modules"],
  [1, "1 module"],
  [2, "2 modules"],
  [101, "101 modules"],
])("%d of them are %s", (count, told) => {
  expect(counted(count, "module")).toBe(told);
});
