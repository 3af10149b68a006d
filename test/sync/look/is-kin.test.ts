import { expect, test } from "vitest";
import { isKin } from "../../../src/sync/look/is-kin.ts";

const lines = (count: number) => "line\n".repeat(count);
const nearest = (unchanged: string[] = []) => ({
  commit: "a".repeat(40),
  ids: new Map(),
  plan: { added: [], changed: ["main"], removed: [], unchanged },
});
const edited = (added: number | undefined, change: "changed" | "added" = "changed") => [
  { name: "main", change, added, removed: 0 },
];
const live = (count: number) => new Map([["main", lines(count)]]);

test("one module that is the same makes it an edit, whatever else changed", () => {
  expect(isKin(nearest(["a"]), edited(10), live(10))).toBe(true);
});

test.each([
  [10, 0, true],
  [10, 5, true],
  [10, 6, false],
  [10, 10, false],
  [1, 0, true],
  [1, 1, false],
])("of %d lines %d are new: an edit is %s", (count, added, expected) => {
  expect(isKin(nearest(), edited(added), live(count))).toBe(expected);
});

test("modules that only one side has say nothing", () => {
  expect(isKin(nearest(), edited(0, "added"), live(10))).toBe(false);
  expect(isKin(nearest(), [], live(10))).toBe(false);
});
