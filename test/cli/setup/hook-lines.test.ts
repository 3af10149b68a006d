import { expect, test } from "vitest";
import { parse } from "yaml";
import { lefthookLines } from "../../../src/cli/setup/hook-lines.ts";

const flags = {
  program: "/home/me/node_modules/screeps-sync/dist/pre-push.js",
  remote: "origin",
  mode: "deploy",
  strict: false,
  config: undefined,
} as const;
const callOf = (more: Partial<Parameters<typeof lefthookLines>[0]> = {}): string =>
  parse(lefthookLines({ ...flags, ...more }))["pre-push"].commands["screeps-sync"].run;

test("lefthook is told to pass on the refs, and what git gave as arguments", () => {
  const { commands } = parse(lefthookLines(flags))["pre-push"];
  expect(commands["screeps-sync"].use_stdin).toBe(true);
  expect(callOf()).toMatch(/\/node_modules\/screeps-sync\/dist\/cli\.js pre-push --remote origin '\{1\}' '\{2\}'$/);
});

test("only what differs from the usual is said", () => {
  expect(callOf({ mode: "check", strict: true, config: "bot.yml" })).toContain(
    "--remote origin --mode check --strict --config bot.yml '{1}'",
  );
});

test("a path or a name that a shell would take apart stays one word", () => {
  expect(callOf({ program: "/home/it's me/dist/pre-push.js" })).toContain(`'/home/it'\\''s me/dist/cli.js'`);
  expect(callOf({ remote: "a b;id" })).toContain("--remote 'a b;id'");
});
