import { expect, test } from "vitest";
import { inputSettings, nameOfInput, ownInputs } from "../../../src/action/start/input-names.ts";

test("no setting is called like an input of the Action's own", () => {
  for (const name of inputSettings) expect(Object.keys(ownInputs)).not.toContain(name);
});

test("a setting is an input by its name, and with its value as a workflow has it", () => {
  expect(nameOfInput("server")).toBe('input "server"');
  expect(nameOfInput("on-drift", "keep")).toBe("on-drift: keep");
  expect(nameOfInput("verify", "false")).toBe("verify: false");
});
