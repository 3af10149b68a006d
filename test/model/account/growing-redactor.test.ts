import { expect, test } from "vitest";
import { growingRedactor } from "../../../src/model/account/growing-redactor.ts";

test("a secret that comes to light later is hidden from then on, and those of before stay hidden", () => {
  const { redact, add } = growingRedactor(["first-made-up-secret"]);
  const text = "first-made-up-secret and second-made-up-secret";
  expect(redact(text)).toContain("second-made-up-secret");
  expect(redact(text)).not.toContain("first-made-up-secret");
  add("second-made-up-secret");
  expect(redact(text)).not.toMatch(/(?:first|second)-made-up-secret/);
});

test("two redactors do not know of each other's secrets", () => {
  const [one, other] = [growingRedactor([]), growingRedactor([])];
  one.add("a-made-up-secret");
  expect(other.redact("a-made-up-secret")).toBe("a-made-up-secret");
});
