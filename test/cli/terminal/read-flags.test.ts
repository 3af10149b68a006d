import { describe, expect, test } from "vitest";
import { countFlag, textFlag, textsFlag } from "../../../src/cli/terminal/read-flags.ts";

describe("a flag", () => {
  test("with a value is text, and no other kind of thing", () => {
    expect(textFlag({ a: "x" }, "a")).toBe("x");
    for (const value of [undefined, true, 7, ["x"], null]) expect(textFlag({ a: value }, "a")).toBeUndefined();
  });

  test("with several values is a list of text", () => {
    expect(textsFlag({ a: ["x", 7, "y"] }, "a")).toEqual(["x", "y"]);
    for (const value of [undefined, "x", true]) expect(textsFlag({ a: value }, "a")).toEqual([]);
  });

  test("that counts is a whole number from 1", () => {
    expect(countFlag({}, "limit", 30)).toBe(30);
    expect(countFlag({ limit: "1" }, "limit", 30)).toBe(1);
    expect(countFlag({ limit: "999999" }, "limit", 30)).toBe(999_999);
  });

  test.each(["0", "-1", "1.5", "1e3", "01", " 1", "", "ten", "1000000", "∞"])("that counts is never %j", (text) => {
    expect(() => countFlag({ limit: text }, "limit", 30)).toThrow(
      `Cannot use --limit "${text}": a number from 1 is needed`,
    );
  });
});
