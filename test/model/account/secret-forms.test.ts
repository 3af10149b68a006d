import { describe, expect, test } from "vitest";
import { escapeRegExp, formsOf } from "../../../src/model/account/secret-forms.ts";

describe("the forms that a secret is known by", () => {
  test.each([
    ["as it is", (secret: string) => secret],
    ["in an address", encodeURIComponent],
    ["in JSON", (secret: string) => JSON.stringify(secret).slice(1, -1)],
    ["in HTML", () => "p&amp;ss&lt;w&gt;rd&quot;é"],
    ["as bytes that were read as letters", (secret: string) => Buffer.from(secret).toString("latin1")],
    ["in hex", (secret: string) => Buffer.from(secret).toString("hex")],
  ])("are those %s", (_where, form) => {
    const secret = 'p&ss<w>rd"é';
    expect(formsOf(secret)).toContain(form(secret));
  });

  test.each([0, 1, 2, 3, 4, 5])("are those in base64 behind %i other bytes", (count) => {
    const secret = "a made up secret";
    const text = Buffer.from(`${"x".repeat(count)}${secret}yyy`).toString("base64");
    expect(formsOf(secret).some((form) => form.length > 15 && text.includes(form))).toBe(true);
  });

  test("are made of text that is no text, too", () => {
    expect(() => formsOf("half \ud83d of one")).not.toThrow();
    expect(formsOf("half \ud83d of one")).toContain(encodeURIComponent("half \ufffd of one"));
  });

  test("are the first eight characters of a long one, which the service repeats", () => {
    expect(formsOf("abcdefgh-ijkl-mnop")).toEqual(
      expect.arrayContaining(["abcdefgh", Buffer.from("abcdefgh").toString("hex")]),
    );
    expect(formsOf("abcdefgh-ijkl-mnop")).not.toContain("bcdefgh-");
  });

  test("are any eight of a long one in hex, for any of them are known", () => {
    const secret = "0123456789abcdef0";
    for (let start = 0; start + 8 <= secret.length; start += 1)
      expect(formsOf(secret)).toContain(secret.slice(start, start + 8));
  });

  test.each(["abcdefgh-ijklmn", "a sentence of many words", "passwörter-sind-lang"])(
    "are no pieces of %j: it is short, or people could have written them",
    (secret) => {
      expect(formsOf(secret)).not.toContain(secret.slice(0, 8));
    },
  );
});

test("escapeRegExp() leaves no sign a meaning", () => {
  const signs = "\\^$.*+?()[]{}|/-";
  expect(new RegExp(`^${escapeRegExp(signs)}$`).test(signs)).toBe(true);
  expect(new RegExp(`^[${escapeRegExp("a-c")}]$`).test("b")).toBe(false);
});
