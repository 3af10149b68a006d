import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSecretKeeper } from "../../../src/action/start/secret-keeper.ts";

let printed = "";

beforeEach(() => {
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

test("a credential is masked by the runner and redacted by us from the moment it is known", () => {
  const { redact, hide } = createSecretKeeper();
  const before = "the first is made-up-token-of-nobody";
  expect(redact(before)).toBe(before);
  hide(["made-up-token-of-nobody"]);
  expect(redact(before)).not.toContain("made-up-token-of-nobody");
  expect(printed).toContain("::add-mask::made-up-token-of-nobody");
});

test("one that is named later is hidden too, and the first stays hidden", () => {
  const { redact, hide } = createSecretKeeper();
  hide(["made-up-token-of-nobody"]);
  hide(["another-made-up-one"], "me");
  expect(redact("made-up-token-of-nobody and another-made-up-one")).not.toMatch(/made-up/);
  expect(printed).toContain(`::add-mask::${Buffer.from("me:another-made-up-one").toString("base64")}`);
});

test("no credential at all hides nothing", () => {
  const { redact, hide } = createSecretKeeper();
  hide(["", ""]);
  expect([redact("as it was"), printed]).toEqual(["as it was", ""]);
});
