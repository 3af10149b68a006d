import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { screepsSync } from "../../support/command.ts";
import { makeRepository, runGit, type TestRepository } from "../../support/repository.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
const folder = withSharedEmulator((started) => {
  emulator = started;
});

beforeAll(async () => {
  repository = makeRepository(join(folder.path, "bot"));
  repository.git("config", "user.name", "A Player");
  repository.git("config", "user.email", "player@example.com");
  repository.commit({ "src/main.js": "a\nb\nc\n", "screeps-sync.yml": "branches: { main: default }\n" });
  expect((await run("deploy")).status).toBe(0);
});

const run = (...args: string[]) =>
  screepsSync(args, {
    cwd: repository.directory,
    env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
  });

test("screeps-sync pull prints a patch that git applies, to the byte; a credential in it is not printed", async () => {
  emulator.setCode("default", [["main", "a\r\nb\nc\n\u202e::set-env name=x::\n"]]);
  const { stdout, stderr, status } = await run("pull", "--patch");
  expect([status, stderr]).toEqual([0, expect.stringContaining('Pulled "default"')]);
  writeFileSync(join(folder.path, "a.patch"), stdout);
  runGit(repository.directory, ["apply", "--index", join(folder.path, "a.patch")]);
  expect(repository.git("show", ":src/main.js")).toBe("a\r\nb\nc\n\u202e::set-env name=x::");
  repository.git("reset", "-q", "--hard");
  emulator.setCode("default", [["main", `a\n${emulator.token}\n`]]);
  expect(await run("pull", "--patch")).toMatchObject({ status: 2, stdout: "" });
});

test("screeps-sync pull makes code visible where the runner of Actions would read commands in it", async () => {
  emulator.setCode("default", [["main", "a\n::set-env name=x::\n"]]);
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token, GITHUB_ACTIONS: "true" };
  const { stdout } = await screepsSync(["pull", "--patch"], { cwd: repository.directory, env });
  expect(stdout).not.toContain("::set-env");
  expect(stdout).toContain("set-env name=x");
});

test("screeps-sync pull merges, with what git says; --json is one document beside it", async () => {
  emulator.setCode("default", [
    ["main", "a\nb\nc\nd\n"],
    ["odd", null],
  ]);
  const merged = await run("pull");
  expect(merged).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /Fast-forward[\s\S]*✓ Pulled "default"[\s\S]* {2}~ main\n {2}! odd {2}no file can hold it/,
    ),
  });
  emulator.setCode("default", [["main", "a\nb\nc\ne\n"]]);
  repository.commit({ "src/main.js": "a\nb\nc\nf\n" });
  const { stdout, stderr, status } = await run("pull", "--json");
  expect([status, JSON.parse(stdout)]).toEqual([1, expect.objectContaining({ outcome: "failed", left: [] })]);
  expect(stderr).toContain("CONFLICT");
  repository.git("merge", "--abort");
  expect(await run("pull", "--rebase", "--no-merge")).toMatchObject({ status: 2 });
});
