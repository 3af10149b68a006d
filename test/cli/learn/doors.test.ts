import { expect, test } from "vitest";
import { screepsSync } from "../../support/command.ts";
import { temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
const run = (...args: string[]) => screepsSync(args, { cwd: folder.path });

test("explain tells a word whole, as text and as JSON, and asks back about a slip", async () => {
  const [text, json, slip] = await Promise.all([
    run("explain", "on-drift"),
    run("explain", "rate-limited", "--json"),
    run("explain", "rate-limitd"),
  ]);
  expect(text.stdout).toMatch(/^on-drift \(setting\)\n {2}live code from elsewhere/);
  expect(JSON.parse(json.stdout)).toMatchObject([{ word: "rate-limited", kind: "outcome" }]);
  expect(slip).toMatchObject({ status: 2, stderr: expect.stringContaining("did you mean rate-limited?") });
});

test("completion prints a script, and names the shells that it knows", async () => {
  const [script, wrong] = await Promise.all([run("completion", "bash"), run("completion", "tcsh")]);
  expect(script.stdout).toContain("complete -o default -F _screeps_sync screeps-sync\n");
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining("give bash, zsh or fish") });
});
