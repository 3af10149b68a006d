import { expect, test } from "vitest";
import { inInputWords, inputSettings, ownInputs } from "../../../src/action/start/input-names.ts";

test.each([
  ["set --server to it", 'set input "server" to it'],
  ["give --token or --server", 'give input "token" or input "server"'],
  ["with --on-drift keep", "with on-drift: keep"],
  ["with --on-drift overwrite.", "with on-drift: overwrite."],
  ["with --no-verify", "verify: false"],
  ['run "screeps-sync diff --branch x"', 'run "screeps-sync diff --branch x"'],
  ["--serverless is none", "--serverless is none"],
  ["--server-name is none", "--server-name is none"],
  ["no flag at all", "no flag at all"],
])("%s", (text, expected) => {
  expect(inInputWords(text)).toBe(expected.startsWith("verify") ? `with ${expected}` : expected);
});

test("every setting has its words, and none is called like an input of the Action's own", () => {
  for (const name of inputSettings) {
    expect(inInputWords(`--${name}`)).toBe(`input "${name}"`);
    expect(Object.keys(ownInputs)).not.toContain(name);
  }
});
