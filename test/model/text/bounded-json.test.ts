import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mostMembers, parseJson } from "../../../src/model/text/bounded-json.ts";

const parse = (text: string) => parseJson(Buffer.from(text));

describe("parseJson()", () => {
  test("reads any value of a usual shape as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(parse(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test.each([
    ["", "an empty body"],
    [" \n", "an empty body"],
    ["{", "text that is not JSON"],
    ["<html>", "text that is not JSON"],
    ["]]]]]]]]]]]]", "text that is not JSON"],
    [`${"[".repeat(9)}${"]".repeat(9)}`, "JSON nested deeper than 8"],
    ['{"a":'.repeat(1_000_000), "JSON nested deeper than 8"],
  ])("says of %.20j: %s", (text, found) => {
    expect(() => parse(text)).toThrow(found);
  });

  test("takes brackets, commas and quotes inside of a string for what they are", () => {
    const text = JSON.stringify({ main: `${"[".repeat(100)}\\"${",".repeat(mostMembers + 1)}\\\\` });
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  test("counts the members of one place, and not those of all", () => {
    const list = (count: number) => `[${"0,".repeat(count - 1)}0]`;
    expect(parse(`[${list(mostMembers)},${list(mostMembers)}]`)).toHaveLength(2);
    expect(() => parse(list(mostMembers + 1))).toThrow("more than 50,000 modules");
  });

  test("refuses a broken byte, and takes the sign for one where a person wrote it", () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow("text that is not UTF-8");
    expect(parse('"\ufffd"')).toBe("\ufffd");
  });
});
