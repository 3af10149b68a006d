import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { runStep } from "../support/action/action-runner.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let repository: TestRepository;
let record: string;

beforeAll(async () => {
  emulator = await startEmulator();
  repository = makeRepository(join(folder.path, "bot"));
  repository.commit({ "src/main.js": "1\n" }, "Say ::error::hello");
  emulator.setCode("default", [["main", "edited\n"]]);
  const { stdout } = await run("deploy", "--branch", "default", "--json");
  record = (JSON.parse(stdout) as { record: string }).record;
});
afterAll(() => emulator.close());

const run = (...args: string[]) =>
  screepsSync(args, {
    cwd: repository.directory,
    env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
  });

describe("screeps-sync restore", () => {
  test("needs a yes where nobody can be asked, and writes nothing without it", async () => {
    const { status, stderr } = await run("restore", record);
    expect(status).toBe(2);
    expect(stderr).toContain("--yes");
    expect(emulator.code("default")?.get("main")).toBe("1\n");
  });

  test("shows the plan with --dry-run, restores with --yes", async () => {
    expect((await run("restore", record, "--dry-run")).stdout).toContain("~ main");
    const { status, stdout } = await run("restore", record, "--yes");
    expect(status).toBe(0);
    expect(stdout).toContain("Restored");
    expect(emulator.code("default")?.get("main")).toBe("edited\n");
  });

  test("says in one line what is no commit", async () => {
    expect(await run("restore", "nothing")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Cannot find commit"),
    });
  });
});

test("a commit is restored by its own configuration, and one that was amended is known", async () => {
  const bot = makeRepository(join(folder.path, "layouts"));
  const game = await startEmulator();
  onTestFinished(() => game.close());
  const env = { SCREEPS_SERVER: game.url, SCREEPS_TOKEN: game.token };
  const at = async (...args: string[]) => (await screepsSync(args, { cwd: bot.directory, env })).stdout;
  const slash = bot.commit({ "src/main.js": "1\n", "src/role/a.js": "a\n", "screeps-sync.yml": "layout: slash\n" });
  bot.git("mv", "src", "bot");
  bot.commit({ "bot/main.js": "2\n", "screeps-sync.yml": "source: bot\nlayout: dot\n" }, "to amend");
  await at("deploy", "--branch", "layouts");
  bot.git("commit", "-q", "--amend", "-m", "amended");
  bot.commit({ "bot/main.js": "3\n" });
  expect(await at("status", "layouts")).toMatch(/layouts {2}[0-9a-f]{7} amended {2}1 first-parent commit behind HEAD/);
  bot.git("reset", "-q", "--hard", slash);
  expect(await at("status", "layouts")).toMatch(
    /deployed from here as [0-9a-f]{7}, which is on no branch any more {2}(?:amended|to amend)/,
  );
  bot.git("reset", "-q", "--hard", "ORIG_HEAD");
  expect(await at("restore", slash, "--branch", "layouts", "--on-drift", "refuse", "--yes")).toContain("✓ Restored");
  expect([...(game.code("layouts")?.keys() ?? [])].sort()).toEqual(["main", "role/a"]);
  const action = await runStep({
    repository: bot,
    emulator: game,
    with: { command: "restore", ref: "HEAD", branch: "layouts", "on-drift": "refuse" },
  });
  expect(action.outputs["outcome"]).toBe("restored");
  expect([...(game.code("layouts")?.keys() ?? [])].sort()).toEqual(["main", "role.a"]);
});

describe("screeps-sync log without records", () => {
  test("says that there are none yet, which is no failure", async () => {
    const { directory } = makeRepository(join(folder.path, "empty"));
    const log = (...flags: string[]) => screepsSync(["log", ...flags], { cwd: directory });
    expect(await log()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^No records yet: /), stderr: "" });
    expect(await log("--json")).toMatchObject({ status: 0, stdout: "[]\n" });
  });
});

describe("screeps-sync status, log, backup and diff", () => {
  test("show at a glance what is live, and neutralise what came from commits", async () => {
    expect((await run("status")).stdout).toContain("as recorded, restored  1 module");
    emulator.setCode("default", [["main", "again\n"]]);
    const { stdout } = await run("status");
    expect(stdout).toMatch(/● default {2}edited in the game since [0-9a-f]{7} Say :\\x3aerror:\\x3ahello/);
    expect(stdout).toContain("~ main  +1  −1");
    const log = (await run("log")).stdout;
    expect(log.split("\n")[1]).toMatch(
      /^ {2}[0-9a-f]{7} {2}just now {2}restored [0-9a-f]{7} what was edited in the game/,
    );
  });

  test("print JSON that holds the same", async () => {
    const parsed = JSON.parse((await run("status", "--json")).stdout) as { servers: unknown[] };
    expect(parsed.servers).toMatchObject([{ branches: [{ branch: "default", active: true, state: "edited" }] }]);
    const log = JSON.parse((await run("log", "--json", "--limit", "1")).stdout) as unknown[];
    expect(log).toMatchObject([{ origin: "restore" }]);
    const backup = JSON.parse((await run("backup", "--all", "--json")).stdout) as unknown;
    expect(backup).toMatchObject({
      outcome: "backed-up",
      records: [{ branch: "$branches" }, { branch: "default", isNew: true }],
    });
  });

  test("end with 3 and the time when a limit ends a backup", async () => {
    emulator.spend("GET /api/user/code", 60);
    const { status, stdout } = await run("backup", "--all", "--max-wait", "0");
    expect(status).toBe(3);
    expect(stdout).toMatch(/0 of 1 branches are backed up, the next run goes on with "default"/);
    emulator.liftLimits();
  });

  test("refuse a segment that is none, and a count that is none", async () => {
    expect((await run("backup", "--segments", "100")).status).toBe(2);
    expect((await run("log", "--limit", "0")).status).toBe(2);
  });

  test("show the lines between a record and what is live", async () => {
    const { stdout } = await run("diff", record, "HEAD", "--patch");
    expect(stdout).toContain("-edited\n+1\n");
    const both = JSON.parse((await run("diff", record, "HEAD", "--patch", "--json")).stdout) as object;
    expect(both).toMatchObject({ to: "HEAD", plan: {}, patch: expect.stringContaining("-edited\n+1\n") });
    expect((await run("diff", record, record)).stdout).toContain("hold the same 1 module");
  });
});
