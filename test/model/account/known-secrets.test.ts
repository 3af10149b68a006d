import { expect, test } from "vitest";
import { holdsSecret } from "../../../src/model/account/known-secrets.ts";

const secrets = new Set(["made-up-token", "word"]);

test.each([
  [undefined, false],
  ["", false],
  ["made-up-token", true],
  ["https://me:made-up-token@host", true],
  ["Authorization: Basic made-up-token", true],
  ["word", true],
  // A short one stands in any value by chance: then only the whole counts.
  ["password", false],
  ["made-up", false],
])("%j holds a secret: %s", (value, expected) => {
  expect(holdsSecret(value, secrets)).toBe(expected);
});

test("where no secret is known, nothing holds one", () => {
  expect(holdsSecret("made-up-token", new Set())).toBe(false);
});
