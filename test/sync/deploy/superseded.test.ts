import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import {
  makeRepository,
  runGit,
  type TestRepository,
  temporaryFolder,
  useRepository,
} from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let origin: TestRepository;
let clone: TestRepository;

beforeEach(async () => {
  emulator = await startEmulator();
  origin = makeRepository(folder.fresh("origin"));
  origin.commit({ "main.js": "// first" });
  clone = useRepository(folder.fresh("clone"));
  runGit(folder.path, ["clone", "-q", origin.directory, clone.directory]);
});
afterEach(() => emulator.close());

const deploy = (remote?: string, ref = "refs/heads/main") =>
  runDeploy(clone.directory, emulator, {
    refName: { gitBranch: "main" },
    ...(remote === undefined ? {} : { tipOf: { remote, ref } }),
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
  expect(emulator.lines()).toEqual([]);
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

test("a tag that was moved since supersedes the run about its old commit", async () => {
  origin.git("tag", "-a", "v1", "-m", "v1");
  expect((await deploy("origin", "refs/tags/v1")).report.outcome).toBe("deployed");
  const newer = origin.commit({ "main.js": "// second" });
  origin.git("tag", "-f", "-a", "v1", "-m", "v1 again");
  const { report } = await deploy("origin", "refs/tags/v1");
  expect(report).toMatchObject({ outcome: "superseded", message: expect.stringContaining(newer.slice(0, 7)) });
});

test("it is asked before live code is judged: newer code is neither drift nor copied", async () => {
  origin.commit({ "main.js": "// second" });
  emulator.setCode("default", [["main", "// second"]]);
  const { report } = await deploy("origin");
  expect(report).toMatchObject({ outcome: "superseded", notes: [] });
  expect(clone.git("for-each-ref", "refs/screeps")).toBe("");
});

test("a plan says what a deploy would say", async () => {
  origin.commit({ "main.js": "// second" });
  const options = { raw: { "dry-run": true }, tipOf: { remote: "origin", ref: "refs/heads/main" } };
  expect((await runDeploy(clone.directory, emulator, options)).report.outcome).toBe("superseded");
});

test("after a wait it is asked again, and a lost answer is settled by a read before anything else", async () => {
  emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 1000 });
  const onWait = () => void origin.commit({ "main.js": "// second" });
  const options = { tipOf: { remote: "origin", ref: "refs/heads/main" }, onWait };
  expect((await runDeploy(clone.directory, emulator, options)).report.outcome).toBe("superseded");
  clone.git("pull", "-q");
  emulator.addFault({ fault: "reset", method: "POST", path: "/api/user/code", when: "after" });
  expect((await runDeploy(clone.directory, emulator, options)).report.outcome).toBe("deployed");
});
