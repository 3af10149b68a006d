import { mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screepsSync } from "../support/command.ts";
import { temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith("screeps-sync-demo-"));

test("the demo shows plan, write, unchanged, a throwing commit taken back, refusal, drift and a rate limit in any folder, and leaves nothing behind", async () => {
  const cwd = join(folder.path, "anywhere");
  mkdirSync(cwd);
  const before = leftBehind();
  const env = { SCREEPS_BRANCH: "mine", SCREEPS_SYNC_LAYOUT: "dot", SCREEPS_TOKEN: "of-a-person-for-his-server" };
  const { status, stdout, stderr } = await screepsSync(["demo"], { cwd, env });
  expect(stderr).toBe("");
  const results = stdout.split("\n").filter((line) => /^[✓!✗] /.test(line));
  expect(results).toEqual([
    expect.stringMatching(/^✓ Planned/),
    expect.stringMatching(/^✓ Deployed [0-9a-f]{7} .* all 26 modules equal$/),
    expect.stringMatching(/^✓ Nothing to do/),
    expect.stringMatching(/^! Rolled back .* is sick: .* TypeError: .*\(bot\/main\.js:11:22\)/),
    expect.stringMatching(/^✗ Cannot deploy .*problems with its modules/),
    expect.stringMatching(/role\/harvester/),
    expect.stringMatching(/free again in .* \(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/),
  ]);
  expect(status).toBe(0);
  expect(readdirSync(cwd)).toEqual([]);
  expect(leftBehind()).toEqual(before);
});
