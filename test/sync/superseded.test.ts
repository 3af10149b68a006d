import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { makeRepository, runGit, type TestRepository, temporaryFolder, useRepository } from "../support/repository.ts";
import { runDeploy } from "../support/run.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let origin: TestRepository;
let clone: TestRepository;
let number = 0;

beforeEach(async () => {
  emulator = await startEmulator();
  origin = makeRepository(join(folder.path, `origin${number}`));
  origin.commit({ "main.js": "// first" });
  runGit(folder.path, ["clone", "-q", origin.directory, `clone${number}`]);
  clone = useRepository(join(folder.path, `clone${number++}`));
});
afterEach(() => emulator.close());

const deploy = (pushedTo?: string) =>
  runDeploy(clone.directory, emulator, {
    refName: { gitBranch: "main" },
    ...(pushedTo === undefined ? {} : { pushedTo }),
  });

test("a run that a push started writes while its commit is the newest", async () => {
  expect((await deploy("origin")).report.outcome).toBe("deployed");
});

test("once a newer commit was pushed, the older run writes nothing and says so", async () => {
  const newer = origin.commit({ "main.js": "// second" });
  const { report } = await deploy("origin");
  expect(report).toMatchObject({
    outcome: "superseded",
    message: expect.stringContaining(`"main" is at ${newer.slice(0, 7)} by now`),
  });
  expect(emulator.lines()).toEqual(["GET /api/user/code?branch=default"]);
});

test("a run that nobody pushed deploys what it was told to", async () => {
  origin.commit({ "main.js": "// second" });
  expect((await deploy()).report.outcome).toBe("deployed");
});

test("a git branch deleted since is no newer push", async () => {
  origin.git("switch", "-q", "-c", "other");
  origin.git("branch", "-q", "-D", "main");
  expect((await deploy("origin")).report.outcome).toBe("deployed");
});

test("a remote that cannot be asked is noted, and does not stop the deploy", async () => {
  clone.git("remote", "set-url", "origin", join(folder.path, "gone"));
  const { report } = await deploy("origin");
  expect(report.outcome).toBe("deployed");
  expect(report.notes.join()).toContain("Whether a newer commit was pushed could not be asked");
});
