import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkServerPassword, checkToken } from "../../../src/model/account/credentials.ts";

describe("checkToken()", () => {
  it.each([
    ["0123456789abcdef", "0123456789abcdef"],
    ["0123456789abcdef\n", "0123456789abcdef"],
    ["0123456789abcdef\r\n", "0123456789abcdef"],
  ])("takes %j", (text, token) => {
    expect(checkToken(text)).toBe(token);
  });

  it.each([
    ["", /empty/],
    ["\n", /empty/],
    ["tokentoken\n\n", /11 characters, character 11 is a line break/],
    ["token\rtoken", /character 6 is a line break/],
    [" tokentoken", /character 1 is a space/],
    ["token\0token", /character 6 is a control character/],
    ["tokentökén", /character 7 is not ASCII/],
    ['"tokentoken"', /character 1 is a quotation mark/],
    ["tokentoken'", /character 11 is a quotation mark/],
    ["tokento", /7 characters, 8 to 128 are allowed/],
    ["t".repeat(129), /129 characters, 8 to 128 are allowed/],
  ])("refuses %j, saying where and never what", (text, message) => {
    expect(() => checkToken(text)).toThrow(message);
    expect(() => checkToken(text)).toThrow(/^(?!.*tokento)/);
  });

  it("never repeats what it refuses", () => {
    const refused = fc.string({ minLength: 12, unit: "binary" }).map((text) => `\u0001${text}`);
    fc.assert(
      fc.property(refused, (text) => {
        expect(() => checkToken(text)).toThrow(expect.not.stringContaining(text.slice(1)));
      }),
    );
  });
});

describe("checkServerPassword()", () => {
  it("takes what can stand in a header", () => {
    expect(checkServerPassword("open sesame\n")).toBe("open sesame");
  });

  it.each(["", "a\nb", "é"])("refuses %j without repeating it", (text) => {
    expect(() => checkServerPassword(text)).toThrow(/^Cannot use the server password: [ -~]+$/);
  });
});
