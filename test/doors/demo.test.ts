import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screepsSync } from "../support/command.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
const examples = join(import.meta.dirname, "../../examples");

test("the demo shows plan, write, unchanged, refusal, drift and a rate limit, and leaves nothing behind", async () => {
  const repository = makeRepository(join(folder.path, "clone"));
  cpSync(examples, join(repository.directory, "examples"), { recursive: true });
  repository.commit({}, "the examples");
  const { status, stdout, stderr } = await screepsSync(["demo"], { cwd: repository.directory });
  expect(stderr).toBe("");
  const results = stdout.split("\n").filter((line) => /^[✓!✗] /.test(line));
  expect(results).toEqual([
    expect.stringMatching(/^✓ Planned/),
    expect.stringMatching(/^✓ Deployed [0-9a-f]{7} .* all 26 modules equal$/),
    expect.stringMatching(/^✓ Nothing to do/),
    expect.stringMatching(/^✗ Cannot deploy .*problems with its modules/),
    expect.stringMatching(/role\/harvester/),
    expect.stringMatching(/free again at \d{4}-\d\d-\d\dT/),
  ]);
  expect(status).toBe(0);
  expect(repository.git("status", "--porcelain")).toBe("");
});

test("in a copy without .git the demo says in one line what is missing", async () => {
  mkdirSync(join(folder.path, "copy"));
  const { status, stdout, stderr } = await screepsSync(["demo"], { cwd: join(folder.path, "copy") });
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^✗ Cannot open repository: .*\n$/);
  expect(status).toBe(2);
});
