import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { recordRef } from "../../../src/model/records/record-refs.ts";
import { listRecords, readRecordModules } from "../../../src/sync/records/read-records.ts";
import { dist } from "../../support/dist.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
const patience = 300_000;
const emulators: Emulator[] = [];
afterAll(() => Promise.all(emulators.map((emulator) => emulator.close())));

/** A repository and a server of its own: the tests run side by side, and count requests. */
interface Place {
  readonly repository: TestRepository;
  readonly emulator: Emulator;
}

/** As a shell would start it: in a process group of its own, so that its git processes are killed with it. */
function start({ repository, emulator }: Place, args: readonly string[]) {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const options = { cwd: repository.directory, env, stdio: "ignore" as const, detached: true };
  const child = spawn(process.execPath, [join(dist, "cli.js"), ...args], options);
  return { child, ended: once(child, "exit") };
}

/** A moment of a run: so many of its requests have arrived, and so many ms have gone since. */
interface Moment {
  readonly requests: number;
  readonly laterMs: number;
}

/** Moments at and behind each of so many requests: git works between them. */
const momentsOf = (requests: number): Moment[] =>
  Array.from({ length: requests }, (_, index) => [0, 15].map((laterMs) => ({ requests: index + 1, laterMs }))).flat();

async function killed(
  { repository, emulator }: Place,
  args: readonly string[],
  { requests, laterMs }: Moment,
): Promise<void> {
  const before = emulator.requests.length;
  const { child, ended } = start({ repository, emulator }, args);
  let reachedAt = Number.POSITIVE_INFINITY;
  const watch = setInterval(() => {
    if (emulator.requests.length - before >= requests) reachedAt = Math.min(reachedAt, performance.now());
    if (performance.now() - reachedAt < laterMs || child.pid === undefined || child.exitCode !== null) return;
    if (reachedAt < Number.POSITIVE_INFINITY) process.kill(-child.pid, "SIGKILL");
  }, 1);
  await ended;
  clearInterval(watch);
}

/** A run that nobody disturbs. @returns how many requests it sends */
async function whole({ repository, emulator }: Place, args: readonly string[]): Promise<number> {
  const before = emulator.requests.length;
  const { child, ended } = start({ repository, emulator }, args);
  await ended;
  expect(child.exitCode).toBe(0);
  return emulator.requests.length - before;
}

async function recorded({ repository, emulator }: Place, branch: string): Promise<readonly unknown[]> {
  const ref = recordRef({ server: new URL(emulator.url).host, branch });
  const tip = repository.git("for-each-ref", "--format=%(objectname)", ref);
  if (tip === "") return [];
  const git = openRepository(repository.directory);
  const records = await listRecords(git, tip, 1000);
  return Promise.all(records.map(async ({ commit }) => (await readRecordModules(git, commit.oid)).get("main")));
}

async function make(name: string): Promise<Place> {
  const repository = makeRepository(join(folder.path, name));
  repository.commit({ "src/main.js": "committed\n" });
  const emulator = await startEmulator({ limits: { enabled: false } });
  emulators.push(emulator);
  return { repository, emulator };
}

function expectTidy(repository: TestRepository): void {
  expect(repository.git("fsck", "--strict", "--no-dangling")).toBe("");
  expect(repository.git("status", "--porcelain")).toBe("");
}

const live = ({ emulator }: Place, branch: string) => emulator.code(branch)?.get("main");

describe.concurrent("killed at and behind each request", () => {
  test("a deploy overwrites nothing without a record, and the next one ends as it should", {
    timeout: patience,
  }, async () => {
    const place = await make("deploy");
    const { repository, emulator } = place;
    const args = ["deploy", "--branch", "d"];
    emulator.setCode("d", [["main", "first edit"]]);
    const requests = await whole(place, args);
    for (const [point, moment] of momentsOf(requests).entries()) {
      const text = `edit ${point}`;
      emulator.setCode("d", [["main", text]]);
      await killed(place, args, moment);
      if (live(place, "d") !== text) expect(await recorded(place, "d")).toContain(text);
      await whole(place, args);
      expect(live(place, "d")).toBe("committed\n");
      expect(await recorded(place, "d")).toContain(text);
    }
    expectTidy(repository);
  });

  test("a backup never leaves half a record, and the next one has it all", { timeout: patience }, async () => {
    const place = await make("backup");
    const { repository, emulator } = place;
    const args = ["backup", "a*"];
    const names = ["a1", "a2", "a3"];
    for (const name of names) emulator.setCode(name, [["main", "first"]]);
    const requests = await whole(place, args);
    for (const [point, moment] of momentsOf(requests).entries()) {
      for (const name of names) emulator.setCode(name, [["main", `${name} ${point}`]]);
      await killed(place, args, moment);
      expectTidy(repository);
      await whole(place, args);
      for (const name of names) expect((await recorded(place, name))[0]).toBe(`${name} ${point}`);
    }
  });

  test("a restore overwrites nothing without a record, and the next one ends as it should", {
    timeout: patience,
  }, async () => {
    const place = await make("restore");
    const { repository, emulator } = place;
    emulator.setCode("r", [["main", "to be brought back"]]);
    await whole(place, ["backup", "r"]);
    const record = repository.git("for-each-ref", "--format=%(objectname)", "refs/screeps/*/r");
    const args = ["restore", record, "--yes"];
    emulator.setCode("r", [["main", "first edit"]]);
    const requests = await whole(place, args);
    for (const [point, moment] of momentsOf(requests).entries()) {
      const text = `edit ${point}`;
      emulator.setCode("r", [["main", text]]);
      await killed(place, args, moment);
      if (live(place, "r") !== text) expect(await recorded(place, "r")).toContain(text);
      await whole(place, args);
      expect(live(place, "r")).toBe("to be brought back");
      expect(await recorded(place, "r")).toContain(text);
    }
    expectTidy(repository);
  });
});

describe("two at once", () => {
  test("no state that was live is lost, and what both say is true", { timeout: patience }, async () => {
    const place = await make("two");
    const { repository, emulator } = place;
    repository.git("checkout", "-q", "-b", "other");
    repository.commit({ "src/main.js": "other\n" });
    for (let round = 0; round < 5; round += 1) {
      emulator.setCode("t", [["main", `edit ${round}`]]);
      const runs = ["main", "other"].map((ref) => start(place, ["deploy", ref, "--branch", "t"]));
      await Promise.all(runs.map(({ ended }) => ended));
      // Both wrote, or one saw that the other was faster; neither may be wrong about it silently.
      for (const { child } of runs) expect([0, 7]).toContain(child.exitCode);
      expect(["committed\n", "other\n"]).toContain(live(place, "t"));
      expect(await recorded(place, "t")).toContain(`edit ${round}`);
    }
    expectTidy(repository);
  });
});
