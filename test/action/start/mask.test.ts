import fc from "fast-check";
import { expect, test } from "vitest";
import { formsToMask } from "../../../src/action/start/mask.ts";

const token = "0123456789abcdef-made-up";

test("a token is masked as a whole and by the eight characters that each 429 repeats", () => {
  expect(formsToMask([token], undefined)).toEqual([token, "01234567"]);
});

test("a password is masked in the Basic form that its user name makes of it", () => {
  const basic = Buffer.from("me:swordfish").toString("base64");
  expect(formsToMask(["swordfish"], "me")).toEqual(["swordfish", basic]);
});

test("of a secret with line breaks each line is masked, for the runner looks at lines", () => {
  expect(formsToMask(["first line\r\nsecond line\n\nx"], undefined)).toEqual([
    "first line\r\nsecond line\n\nx",
    "first line",
    "second line",
  ]);
});

test("nothing is masked that would hide the whole log", () => {
  expect(formsToMask(["", " ", "ab", "  a \n"], undefined)).toEqual([]);
});

test("every form is told once, is a part of the secret or its Basic form, and is long enough", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }), (secrets) => {
      const forms = formsToMask(secrets, undefined);
      expect(new Set(forms).size).toBe(forms.length);
      for (const form of forms) {
        expect(form.trim().length).toBeGreaterThanOrEqual(3);
        expect(secrets.some((secret) => secret.includes(form))).toBe(true);
      }
    }),
  );
});
