import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "../../../src/model/account/decoded-text.ts";

describe("decodeText()", () => {
  test.each([
    ["%41b", "Ab"],
    ["\\u0041b", "Ab"],
    ["\\u{1f4a5}", "💥"],
    ["\\x41", "A"],
    ["&#65;&#x42;", "AB"],
    ["&#65B", "AB"],
    ["a\u200bb\u00adc\0d", "abcd"],
    ["\ufeffa", "a"],
    ["&#x110000;a", "a"],
  ])("reads %j as %j", (text, decoded) => {
    expect(decodeText(text)?.text).toBe(decoded);
  });

  test.each(["", "plain", "50%", "a\\nb", "&amp;"])("has nothing to read in %j", (text) => {
    expect(decodeText(text)).toBeUndefined();
  });

  test("tells for each character where it began in the text as it was, and where all ends", () => {
    const { text, origins } = decodeText("a%42c\u200bd") ?? { text: "", origins: [] };
    expect(text).toBe("aBcd");
    expect(origins).toEqual([0, 1, 4, 6, 7]);
  });

  test("finds any text again that was escaped character by character", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,20}$/), fc.constantFrom("x", "u", "%", "&"), (text, form) => {
        const escaped = [...text].map((character) => {
          const hex = character.charCodeAt(0).toString(16).padStart(2, "0");
          return { x: `\\x${hex}`, u: `\\u00${hex}`, "%": `%${hex}`, "&": `&#x${hex};` }[form];
        });
        const decoded = decodeText(escaped.join(""));
        expect(decoded?.text).toBe(text);
        expect(decoded?.origins).toHaveLength(text.length + 1);
      }),
    );
  });
});
