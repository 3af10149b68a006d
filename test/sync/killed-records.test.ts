import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { openRepository } from "../../src/git/process/repository.ts";
import { recordRef } from "../../src/model/records/record-refs.ts";
import { listRecords, readRecordModules } from "../../src/sync/records/record.ts";
import { dist } from "../support/dist.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
const points = 20;
const patience = 300_000;
let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ limits: { enabled: false } });
});
afterAll(() => emulator.close());

/** As a shell would start it: in a process group of its own, so that its git processes are killed with it. */
function start(repository: TestRepository, args: readonly string[]) {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const options = { cwd: repository.directory, env, stdio: "ignore" as const, detached: true };
  const child = spawn(process.execPath, [join(dist, "cli.js"), ...args], options);
  return { child, ended: once(child, "exit") };
}

async function killed(repository: TestRepository, args: readonly string[], afterMs: number): Promise<void> {
  const { child, ended } = start(repository, args);
  const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, "SIGKILL"), afterMs);
  await ended;
  clearTimeout(timer);
}

/** How long a run takes that nobody disturbs, in ms. */
async function whole(repository: TestRepository, args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const { child, ended } = start(repository, args);
  await ended;
  expect(child.exitCode).toBe(0);
  return performance.now() - begin;
}

async function recorded(repository: TestRepository, branch: string): Promise<readonly unknown[]> {
  const ref = recordRef({ server: new URL(emulator.url).host, branch });
  const tip = repository.git("for-each-ref", "--format=%(objectname)", ref);
  if (tip === "") return [];
  const git = openRepository(repository.directory);
  const records = await listRecords(git, tip, 1000);
  return Promise.all(records.map(async ({ commit }) => (await readRecordModules(git, commit.oid)).get("main")));
}

function make(name: string): TestRepository {
  const repository = makeRepository(join(folder.path, name));
  repository.commit({ "src/main.js": "committed\n" });
  return repository;
}

function expectTidy(repository: TestRepository): void {
  expect(repository.git("fsck", "--strict", "--no-dangling")).toBe("");
  expect(repository.git("status", "--porcelain")).toBe("");
}

const live = (branch: string) => emulator.code(branch)?.get("main");

describe.concurrent(`killed at ${points} points`, () => {
  test("a deploy overwrites nothing without a record, and the next one ends as it should", {
    timeout: patience,
  }, async () => {
    const repository = make("deploy");
    const args = ["deploy", "--branch", "d"];
    emulator.setCode("d", [["main", "first edit"]]);
    const wholeMs = await whole(repository, args);
    for (let point = 0; point < points; point += 1) {
      const text = `edit ${point}`;
      emulator.setCode("d", [["main", text]]);
      await killed(repository, args, (wholeMs * (point + 1)) / points);
      if (live("d") !== text) expect(await recorded(repository, "d")).toContain(text);
      await whole(repository, args);
      expect(live("d")).toBe("committed\n");
      expect(await recorded(repository, "d")).toContain(text);
    }
    expectTidy(repository);
  });

  test("a backup never leaves half a record, and the next one has it all", { timeout: patience }, async () => {
    const repository = make("backup");
    const args = ["backup", "a*"];
    const names = ["a1", "a2", "a3"];
    for (const name of names) emulator.setCode(name, [["main", "first"]]);
    const wholeMs = await whole(repository, args);
    for (let point = 0; point < points; point += 1) {
      for (const name of names) emulator.setCode(name, [["main", `${name} ${point}`]]);
      await killed(repository, args, (wholeMs * (point + 1)) / points);
      expectTidy(repository);
      await whole(repository, args);
      for (const name of names) expect((await recorded(repository, name))[0]).toBe(`${name} ${point}`);
    }
  });

  test("a restore overwrites nothing without a record, and the next one ends as it should", {
    timeout: patience,
  }, async () => {
    const repository = make("restore");
    emulator.setCode("r", [["main", "to be brought back"]]);
    await whole(repository, ["backup", "r"]);
    const record = repository.git("for-each-ref", "--format=%(objectname)", "refs/screeps/*/r");
    const args = ["restore", record, "--yes"];
    emulator.setCode("r", [["main", "first edit"]]);
    const wholeMs = await whole(repository, args);
    for (let point = 0; point < points; point += 1) {
      const text = `edit ${point}`;
      emulator.setCode("r", [["main", text]]);
      await killed(repository, args, (wholeMs * (point + 1)) / points);
      if (live("r") !== text) expect(await recorded(repository, "r")).toContain(text);
      await whole(repository, args);
      expect(live("r")).toBe("to be brought back");
      expect(await recorded(repository, "r")).toContain(text);
    }
    expectTidy(repository);
  });
});

describe("two at once", () => {
  test("no state that was live is lost, and what both say is true", { timeout: patience }, async () => {
    const repository = make("two");
    repository.git("checkout", "-q", "-b", "other");
    repository.commit({ "src/main.js": "other\n" });
    for (let round = 0; round < 5; round += 1) {
      emulator.setCode("t", [["main", `edit ${round}`]]);
      const runs = ["main", "other"].map((ref) => start(repository, ["deploy", ref, "--branch", "t"]));
      await Promise.all(runs.map(({ ended }) => ended));
      // Both wrote, or one saw that the other was faster; neither may be wrong about it silently.
      for (const { child } of runs) expect([0, 7]).toContain(child.exitCode);
      expect(["committed\n", "other\n"]).toContain(live("t"));
      expect(await recorded(repository, "t")).toContain(`edit ${round}`);
    }
    expectTidy(repository);
  });
});
