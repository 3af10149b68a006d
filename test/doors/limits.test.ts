import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, type TestRepository } from "../support/repository.ts";
import { withSharedEmulator } from "../support/with-emulator.ts";

let emulator: Emulator;
let clone: TestRepository;
let env: Record<string, string>;

const folder = withSharedEmulator((fresh) => {
  emulator = fresh;
  for (const name of ["a", "b"]) emulator.setCode(name, [["main", name]]);
});
beforeEach(() => {
  clone = makeRepository(folder.fresh());
  clone.commit({ "main.js": "1", "screeps-sync.yml": "branches: { main: default }\n" });
  const { token } = emulator.createToken();
  env = { SCREEPS_TOKEN: token, SCREEPS_SERVER: emulator.url, XDG_CACHE_HOME: folder.fresh("cache"), TZ: "Asia/Tokyo" };
  emulator.clearRequests();
});

const run = (...args: string[]) => screepsSync(args, { cwd: clone.directory, env });

test("limits, whoami and status tell what a deploy before them was told, with the time of here and of UTC", async () => {
  expect((await run("deploy")).status).toBe(0);
  emulator.clearRequests();
  const { stdout, status } = await run("limits");
  expect(status).toBe(0);
  expect(stdout).toMatch(/POST \/api\/user\/code .* 239 of 240 left per day\n +told just now, free again in 24 h/);
  expect(stdout).toMatch(/58 of 60 left per hour\n.*in 1 h.*\(.*\d\d:\d\d:\d\d UTC, .*\d\d:\d\d here\)/);
  expect(emulator.lines().map((line) => line.split("?")[0])).toEqual(["GET /api/auth/query-token"]);
  const { limits } = JSON.parse((await run("limits", "--json")).stdout);
  expect(limits).toHaveLength(16);
  expect(limits[2]).toMatchObject({ endpoint: "POST /api/user/code", remaining: 239, limit: 240, period: "day" });
  expect((await run("whoami")).stdout).toMatch(
    /239 of 240 for POST \/api\/user\/code, full again in .*, told just now/,
  );
  expect((await run("status")).stdout).toMatch(/55 of 60 reads left · 239 of 240 writes left/);
});

test("where reads do not suffice, status ends well and a backup as rate-limited, and both say what was not asked", async () => {
  emulator.spend("GET /api/user/code", 58, "", String(env["SCREEPS_TOKEN"]));
  const backup = await run("backup", "--all", "--max-wait", "0");
  expect([backup.status, backup.stdout]).toEqual([
    3,
    expect.stringMatching(/2 of 3 branches are backed up[\s\S]*\n {2}b +not asked\n/),
  ]);
  const seen = await run("status", "--max-wait", "0");
  expect(seen.status).toBe(0);
  expect(seen.stdout.match(/not asked/g)?.length).toBeGreaterThanOrEqual(3);
  expect(seen.stdout).toMatch(/! Not all was asked: .*free again in/);
});

test("a deploy that ends at a limit names the way out, and a reserve is told as kept back", async () => {
  emulator.setCode("default", [["main", "other"]]);
  const args = ["deploy", "--on-drift", "overwrite", "--max-wait", "0"];
  emulator.spend("POST /api/user/code", 240, "", String(env["SCREEPS_TOKEN"]));
  const limited = await run(...args);
  expect([limited.status, limited.stdout]).toEqual([3, expect.stringContaining('"screeps-sync unlock" has a person')]);
  const kept = await run(...args, "--reserve-writes", "5");
  expect(kept.stdout).toMatch(/0 of 240 writes are left, and the last 5 are kept back for .*\(--reserve-writes\)/);
  expect((await run(...args, "--reserve-writes", "many")).stderr).toContain("a whole number is needed, for example 20");
});
