import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { topLevel } from "../../src/git/clone/tracked.ts";
import { openRepository } from "../../src/git/process/repository.ts";
import { readCredentialsFiles } from "../../src/sync/account/credential-files.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, temporaryFolder, writeFiles } from "../support/repository.ts";

const { path } = temporaryFolder();
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

describe("debug switches of libraries print no credential", () => {
  test("neither the requests of undici nor what a credential helper said to git", async () => {
    const repository = makeRepository(`${path}/debug`);
    repository.commit({ "main.js": "" });
    const helper = join(path, "helper");
    writeFileSync(
      helper,
      `#!/bin/sh\n[ "$1" = get ] && printf 'username=x-token\\npassword=%s\\n' '${emulator.token}'\n`,
      { mode: 0o755 },
    );
    repository.git("config", "credential.helper", helper);
    const env = { SCREEPS_SERVER: emulator.url, NODE_DEBUG: "*", DEBUG: "*" };
    const { status, stdout, stderr } = await screepsSync(["whoami", "--token-in", "query"], {
      cwd: repository.directory,
      env,
    });
    expect(stdout + stderr).not.toContain(emulator.token);
    expect(stdout + stderr).not.toContain(emulator.token.slice(0, 8));
    expect(stderr).not.toContain("_token=");
    expect(status).toBe(0);
  });
});

describe("folders of the environment", () => {
  test("a relative XDG_CONFIG_HOME or APPDATA names no credentials file of whatever repository we are in", async () => {
    const repository = makeRepository(`${path}/relative`);
    repository.commit({ "main.js": "" });
    writeFiles(repository.directory, {
      "c/screeps/config.yaml": "servers: { main: { host: evil.example, token: 12345678 } }\n",
    });
    const env = { HOME: `${path}/home`, XDG_CONFIG_HOME: "c", APPDATA: "c" };
    expect(await readCredentialsFiles(openRepository(repository.directory), env)).toEqual([]);
  });
});

describe("whether git tracks a credentials file is known, or nothing is done", () => {
  test("no work tree is an answer: outside of a repository, and in a bare one", async () => {
    const repository = makeRepository(`${path}/bare-source`);
    repository.git("init", "-q", "--bare", `${path}/bare.git`);
    expect(await topLevel(openRepository(`${path}/bare.git`))).toBeUndefined();
    expect(await topLevel(openRepository(path))).toBeUndefined();
    expect(await topLevel(openRepository(repository.directory))).toBe(repository.directory);
  });

  test.each([
    ["a broken configuration", { ".git/config": "[core\n" }],
    ["an unknown format", { ".git/config": "[core]\n\trepositoryformatversion = 99\n" }],
  ])("%s is none, and the run ends", async (name, files) => {
    const repository = makeRepository(`${path}/${name}`);
    repository.commit({ "screeps.json": '{ "main": { "token": "12345678", "hostname": "screeps.com" } }' });
    writeFiles(repository.directory, files);
    await expect(readCredentialsFiles(openRepository(repository.directory), { HOME: `${path}/home` })).rejects.toThrow(
      /^Cannot (?:run git|open repository)/,
    );
  });

  test("a link of a work tree whose repository is gone is none either", async () => {
    const repository = makeRepository(`${path}/gone`);
    repository.commit({ "main.js": "" });
    repository.git("worktree", "add", "-q", `${path}/linked`);
    writeFiles(`${path}/linked`, { ".git": "gitdir: /nowhere/at/all\n" });
    await expect(readCredentialsFiles(openRepository(`${path}/linked`), { HOME: `${path}/home` })).rejects.toThrow(
      /^Cannot/,
    );
  });
});
