import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeFrame, placeOf } from "../../../src/model/text/code-frame.ts";

describe("placeOf()", () => {
  test.each([
    ["", 0, 1, 1],
    ["abc", 2, 1, 3],
    ["a\nb", 1, 1, 2],
    ["a\nb", 2, 2, 1],
    ["a\r\nb", 3, 2, 1],
    ["\n\n\n", 3, 4, 1],
    ["a\n", 2, 2, 1],
  ])("of %j at %d is line %d, column %d", (text, offset, line, column) => {
    expect(placeOf(text, offset)).toEqual({ line, column });
  });

  test("is where a reader who counts line breaks would look", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "\n", "\r", "ü") }), fc.nat(), (text, number) => {
        const offset = text.length === 0 ? 0 : number % (text.length + 1);
        const before = text.slice(0, offset).split("\n");
        expect(placeOf(text, offset)).toEqual({ line: before.length, column: (before.at(-1) ?? "").length + 1 });
      }),
    );
  });
});

describe("codeFrame()", () => {
  const text = Array.from({ length: 9 }, (_, index) => `line ${index + 1}`).join("\r\n");

  test.each([
    [1, 1, ["line 1", "line 2", "line 3"]],
    [5, 3, ["line 3", "line 4", "line 5", "line 6", "line 7"]],
    [9, 7, ["line 7", "line 8", "line 9"]],
  ])("around line %d begins at %d and ends with the text", (line, first, lines) => {
    expect(codeFrame(text, line, 4)).toEqual({ first, lines, line, column: 4 });
  });
});
