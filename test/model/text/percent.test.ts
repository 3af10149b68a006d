import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeCharacter, unescapeText } from "../../../src/model/text/percent.ts";

test.each([
  ["/", "%2F"],
  ["é", "%C3%A9"],
  ["💥", "%F0%9F%92%A5"],
  ["\ud800", "%uD800"],
  ["%", "%25"],
])("%j is escaped as %s", (character, escaped) => {
  expect(escapeCharacter(character)).toBe(escaped);
});

describe("unescapeText()", () => {
  test("gives back any text that was escaped, half a surrogate pair too", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.boolean(), (text, broken) => {
        const whole = broken ? `${text}\udc00` : text;
        expect(unescapeText(Array.from(whole, escapeCharacter).join(""))).toBe(whole);
      }),
    );
  });

  test("leaves what is not escaped as it is", () => {
    expect(unescapeText("a-b.c%20d")).toBe("a-b.c d");
  });

  test.each(["%", "%2", "%zz", "%2f", "%u12", "a%"])("knows no text behind %j", (text) => {
    expect(unescapeText(text)).toBeUndefined();
  });
});
