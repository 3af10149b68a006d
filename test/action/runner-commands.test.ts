import { expect, test } from "vitest";
import { visible } from "../../src/model/text/visible-text.ts";
import { findSecrets } from "../support/action/action-runner.ts";
import { runnerCommands } from "../support/action/runner-commands.ts";
import { hostileTexts } from "../support/hostile/hostile-texts.ts";

test("the runner's parsers, as we know them, find a command wherever the runner does", () => {
  const found = (text: string) => runnerCommands(text).map(({ name }) => name);
  expect(found("::warning file=a.js,line=1::text")).toEqual(["warning"]);
  expect(found("  ::ADD-MASK::x")).toEqual(["add-mask"]);
  expect(found("commit: x ##[set-output name=a;]b")).toEqual(["set-output"]);
  expect(found("a\r::error::b")).toEqual(["error"]);
  expect(found("a ::error::b")).toEqual([]);
  expect(runnerCommands("::error file=a%3Ab,title=c%2Cd::e%0Af")).toEqual([
    { name: "error", properties: { file: "a:b", title: "c,d" }, message: "e\nf" },
  ]);
});

test("of the hostile texts a good part are commands as they are, and none once they are made visible", () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60);
  expect(hostileTexts.filter((text) => runnerCommands(text).length > 0).length).toBeGreaterThan(15);
  for (const text of hostileTexts) {
    for (const printed of [visible(text), `before ${visible(text)} after`, `  ${visible(text)}`]) {
      expect(runnerCommands(printed)).toEqual([]);
      expect(printed).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
  }
});

test("a planted secret is found in each form", () => {
  const secret = ["planted", "for", "this", "test", "0123"].join("-");
  const forms = [secret, secret.slice(0, 8), secret.toUpperCase(), Buffer.from(secret).toString("base64")];
  for (const form of forms) expect(findSecrets(`before ${form} after`, [secret]), form).not.toEqual([]);
  expect(findSecrets("nothing here", [secret])).toEqual([]);
});
