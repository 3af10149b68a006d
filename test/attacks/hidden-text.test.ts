import { describe, expect, test } from "vitest";
import { createRedactor } from "../../src/model/account/redact.ts";

const token = ["5ec4e701", "dead", "4bee", "8fab", "0123456789ab"].join("-");
const password = "pä ss:w&rd<1>x";
const redact = createRedactor([token, password]);

const each = (text: string, form: (code: number) => string) =>
  [...text].map((character) => form(character.codePointAt(0) ?? 0)).join("");
const hex = (code: number, digits: number) => code.toString(16).padStart(digits, "0");
const bytes = (text: string) => Buffer.from(text).toString("latin1");

const forms: Readonly<Record<string, (text: string) => string>> = {
  hex: (text) => Buffer.from(text).toString("hex"),
  "upper-case hex": (text) => Buffer.from(text).toString("hex").toUpperCase(),
  "full %XX": (text) => each(bytes(text), (code) => `%${hex(code, 2)}`),
  "%XX of the first letter": (text) =>
    each(bytes(text).slice(0, 1), (code) => `%${hex(code, 2)}`) + bytes(text).slice(1),
  "%25XX, escaped twice": (text) => each(bytes(text), (code) => `%25${hex(code, 2)}`),
  "\\uXXXX": (text) => each(text, (code) => `\\u${hex(code, 4)}`),
  "\\u{X}": (text) => each(text, (code) => `\\u{${hex(code, 1)}}`),
  "\\xXX": (text) => each(bytes(text), (code) => `\\x${hex(code, 2)}`),
  "&#NN;": (text) => each(text, (code) => `&#${code};`),
  "&#xNN;": (text) => each(text, (code) => `&#x${hex(code, 2)};`),
  "zero-width spaces between": (text) => [...text].join("\u200b"),
  "joiners, soft hyphens and a BOM between": (text) => [...text].join("\u2060\u00ad\ufeff"),
  "zero-width between escapes": (text) => each(text, (code) => `&#${code};\u200d`),
};

describe("a credential that a server, a proxy or a module repeats in another form", () => {
  test.each(Object.entries(forms))(
    "is hidden as %s: whole, in its first 8 characters, and beside other text",
    (_, form) => {
      for (const secret of [token, password, token.slice(0, 8)])
        expect(redact(`before ${form(secret)}, after`)).toMatch(/^before (?:%3)?\[redacted\]\u200d?, after$/);
    },
  );

  test("leaves the rest as it was, escapes too", () => {
    const text = "a%20b \\u0041 &#65; \u200b 100 % é";
    expect(redact(text)).toBe(text);
    expect(redact(`${text} ${token} ${text}`)).toBe(`${text} [redacted] ${text}`);
  });

  test("takes no long time over a long text of nothing but escapes", () => {
    expect(redact("%41\\u0041&#65;\u200b".repeat(50_000))).toHaveLength(750_000);
  });
});
