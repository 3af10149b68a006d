import fc from "fast-check";
import { expect, test } from "vitest";
import { closings } from "../../../src/model/glob/glob-brackets.ts";

test.each([
  ["{a,b}", [[0, 4]]],
  [
    "@(a|{b,c})",
    [
      [4, 8],
      [1, 9],
    ],
  ],
  ["{a,b", []],
  ["a)b}", []],
  ["{a(b}", []],
  ["\\{a}", []],
  ["{[}]}", [[0, 4]]],
  ["{a\\}}", [[0, 4]]],
  ["", []],
] as [string, [number, number][]][])("of %j the brackets that are closed are %j", (text, pairs) => {
  expect([...closings(text)]).toEqual(pairs);
});

test("a bracket is closed by one of its kind behind it, and no two by the same", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("(", ")", "{", "}", "[", "]", "\\", "a"), maxLength: 30 }),
      (text) => {
        const found = [...closings(text)];
        for (const [from, to] of found) expect([`()`, `{}`]).toContain(`${text[from]}${text[to]}`);
        for (const [from, to] of found) expect(from).toBeLessThan(to);
        expect(new Set(found.map(([, to]) => to)).size).toBe(found.length);
      },
    ),
  );
});
