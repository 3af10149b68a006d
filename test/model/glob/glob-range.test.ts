import { expect, test } from "vitest";
import { valuesOf } from "../../../src/model/glob/glob-range.ts";

test.each([
  ["1..3", ["1", "2", "3"]],
  ["3..1", ["1", "2", "3"]],
  ["9..11", ["9", "10", "11"]],
  ["5..5", ["5"]],
  ["a..c", ["a", "b", "c"]],
  ["c..a", ["a", "b", "c"]],
  ["Y..b", ["Y", "Z", "[", "\\", "]", "^", "_", "`", "a", "b"]],
])("{%s} stands for %j", (inner, values) => {
  expect(valuesOf(inner)).toEqual(values);
});

test.each(["", "1", "1..", "..1", "1..2..3", "1...2", "a..1", "1..a", "aa..b", "-1..2", "1,2", "12345..12346", "é..f"])(
  "{%s} is no range",
  (inner) => {
    expect(valuesOf(inner)).toBeUndefined();
  },
);

test("a range has at most a hundred values", () => {
  expect(valuesOf("1..100")).toHaveLength(100);
  expect(valuesOf("0..100")).toBeUndefined();
  expect(valuesOf("0..9999")).toBeUndefined();
});
