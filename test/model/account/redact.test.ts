import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/model/account/redact.ts";

const token = ["5ec4e701", "dead", "4bee", "8fab", "0123456789ab"].join("-");
const password = 'pä ss"w&rd<1>';
const basic = (text: string): string => Buffer.from(text).toString("base64");

describe("createRedactor()", () => {
  const redact = createRedactor([token, password]);

  it.each([
    ["whole", `X-Token: ${token}.`, "X-Token: [redacted]."],
    ["upper case", token.toUpperCase(), "[redacted]"],
    ["first 8 characters", "noratelimit?x=5ec4e701 now", "noratelimit?x=[redacted] now"],
    ["a password in a query", `p=${encodeURIComponent(password)}&x`, "p=[redacted]&x"],
    ["a password in JSON", JSON.stringify({ password }), '{"password":"[redacted]"}'],
    ["a password in HTML", "<b>pä ss&quot;w&amp;rd&lt;1&gt;</b>", "<b>[redacted]</b>"],
    [
      "another token in a query",
      "GET /x?_token=someone-elses&a=1&token=abc",
      "GET /x?_token=[redacted]&a=1&token=[redacted]",
    ],
    ["a Basic header", "Authorization: Basic Zm9v", "Authorization: Basic [redacted]"],
    ["nothing", "GET /api/user/code of screeps.com", "GET /api/user/code of screeps.com"],
  ])("hides: %s", (_what, text, shown) => {
    expect(redact(text)).toBe(shown);
  });

  it.each(["", "a", "ab"])("hides the base64 form behind the user name %j", (name) => {
    expect(redact(`in a page: ${basic(`${name}:${token}`)} …`)).not.toContain(basic(token).slice(8, 20));
    expect(redact(basic(`${name}:${token}`))).toContain("[redacted]");
  });

  it("leaves texts alone where a secret is too short to hide", () => {
    expect(createRedactor(["abc"])("abcdef")).toBe("abcdef");
  });

  it("knows the places of credentials without knowing any", () => {
    expect(createRedactor([])("/x?_token=abc")).toBe("/x?_token=[redacted]");
  });

  it("leaves no run of 8 characters of a token, wherever it stands", () => {
    const piece = fc
      .tuple(fc.nat(token.length - 8), fc.integer({ min: 8, max: token.length }))
      .map(([start, length]) => token.slice(start, start + length));
    const text = fc.array(fc.oneof(piece, fc.string(), fc.constant(token))).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (given) => {
        const shown = redact(given);
        for (let start = 0; start + 8 <= token.length; start += 1) {
          expect(shown.includes(token.slice(start, start + 8))).toBe(false);
        }
      }),
    );
  });
});
