import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { parseConfigFile } from "../../../src/model/config/config-file.ts";
import { mayUseReserve } from "../../../src/model/settings/branch-rules.ts";
import { backupTargets } from "../../../src/sync/backup/backup-targets.ts";
import { statusTargets } from "../../../src/sync/look/status-targets.ts";
import { makeRepository, type TestRepository } from "../../support/repository.ts";
import { askedOf, type RunOptions, runDeploy } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let clone: TestRepository;
let token: string;
let env: NodeJS.ProcessEnv;

const folder = withSharedEmulator((fresh) => {
  emulator = fresh;
  for (const name of ["default", "a", "b", "c"]) emulator.setCode(name, [["main", name]]);
});
beforeEach(() => {
  ({ token } = emulator.createToken());
  env = { XDG_CACHE_HOME: folder.fresh("cache") };
  clone = makeRepository(folder.fresh());
  emulator.clearRequests();
});

const on = () => ({ url: emulator.url, token });
const lines = (start: string) => emulator.lines().filter((line) => line.startsWith(start));

describe("reserve-writes", () => {
  const deploy = (text: string, more: RunOptions = {}) => {
    clone.commit({ "main.js": text, "screeps-sync.yml": "branches: { 'reserve:main': default, '*': c }\n" });
    const raw = { branch: undefined, "reserve-writes": "238", "max-wait": "0" };
    return runDeploy(clone.directory, on(), { raw, env, ...more });
  };

  test("keeps the last writes back, for what an earlier run was told too", async () => {
    clone.git("switch", "-q", "-c", "feature");
    await deploy("1");
    emulator.spend("POST /api/user/code", 1, "", token);
    expect((await deploy("2")).report).toMatchObject({ outcome: "deployed", writesLeft: 237 });
    emulator.clearRequests();
    const { report } = await deploy("3");
    expect(report).toMatchObject({ outcome: "rate-limited", retryAt: expect.stringMatching(/Z$/) });
    expect(report.message).toMatch(
      /^Cannot write branch "c": 237 of 240 writes are left, and the last 238 are kept back for rules .*\(--reserve-writes\); free again in 24 h/,
    );
    expect(lines("POST")).toEqual([]);
    expect(lines("GET /api/auth/query-token")).toHaveLength(1);
    emulator.liftLimits(token);
    expect((await deploy("4")).report.outcome).toBe("deployed");
  });

  test("a deploy without a reserve is tried, whatever an earlier run was told", async () => {
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 3_600_000, times: 1 });
    expect((await deploy("1", { raw: { branch: "a", "max-wait": "0" } })).report.outcome).toBe("rate-limited");
    expect((await deploy("2", { raw: { branch: "a", "max-wait": "0" } })).report.outcome).toBe("deployed");
  });

  test("are there for a marked rule, and for a door that reserves are kept for", async () => {
    emulator.spend("POST /api/user/code", 5, "", token);
    for (const text of ["1", "2", "3"]) expect((await deploy(text)).report.outcome).toBe("deployed");
  });

  test.each([
    [{ gitBranch: "main" }, true],
    [{ gitBranch: "other" }, false],
    [{ tag: "v1" }, true],
    [{}, false],
  ])("the mark of a rule stands before its pattern: %j", (name, marked) => {
    const { branches } = parseConfigFile('branches: { "reserve:main": a, "*": b, "reserve:tag:v*": c }\n', "it");
    expect(mayUseReserve({ ...name, sha: "0" }, branches)).toBe(marked);
  });
});

describe("reserve-reads", () => {
  const asked = (raw = {}) =>
    askedOf(clone.directory, on(), { raw: { branch: undefined, "max-wait": "0", "reserve-reads": "57", ...raw }, env });
  const status = async () => (await statusTargets(asked(), [])).servers[0];

  test("are left by status, which reads the active branch first and tells the rest as not asked", async () => {
    const seen = await status();
    expect(seen?.branches.map(({ branch, state }) => [branch, state])).toEqual([
      ["default", "foreign"],
      ["a", "foreign"],
      ["b", "foreign"],
      ["c", "not-asked"],
    ]);
    expect(seen?.notAsked).toContain("the last 57 are kept back for deploys (--reserve-reads)");
    emulator.clearRequests();
    expect((await status())?.branches.map(({ state }) => state)).toEqual(Array(4).fill("not-asked"));
    expect(lines("GET /api/user/code")).toEqual([]);
  });

  test("are left by a backup, which says what it recorded, and goes on there the next time", async () => {
    const wish = { all: true, globs: [], memory: false, segments: [], shards: [] };
    const [first] = (await backupTargets(asked(), wish)).reports;
    expect(first).toMatchObject({ outcome: "rate-limited", left: ["c"], retryAt: expect.stringMatching(/Z$/) });
    expect(first?.message).toMatch(/kept back .*; 3 of 4 branches are backed up, the next run goes on with "c"$/);
    const [second] = (await backupTargets(asked({ "reserve-reads": "56" }), wish)).reports;
    expect(second?.left).toEqual(["default", "a", "b"]);
  });

  test("are there for a deploy", async () => {
    await status();
    clone.commit({ "main.js": "1" });
    const raw = { branch: "a", "on-drift": "overwrite", "reserve-reads": "60" };
    expect((await runDeploy(clone.directory, on(), { raw, env })).report.outcome).toBe("deployed");
  });
});

test("one account under two names is read once, and a limit on the listing is not an error of the whole", async () => {
  const { url } = emulator;
  const raw = { branch: undefined, servers: `{ one: { url: "${url}" }, two: { url: "${url}/" } }`, "max-wait": "0" };
  const asked = askedOf(clone.directory, on(), { raw, env: { SCREEPS_SERVER: "" } });
  const { servers } = await statusTargets(asked, []);
  expect(servers.map(({ branches }) => branches.length)).toEqual(
    [4, 4].map((most) => Math.max(most, emulator.branches().length)),
  );
  expect(lines("GET /api/user/code")).toHaveLength(4);
  expect(lines("GET /api/user/branches")).toHaveLength(1);
  emulator.addFault({ fault: "rate-limit", path: "/api/user/branches", ms: 60_000 });
  expect((await statusTargets(asked, [])).servers).toMatchObject([
    { branches: [], notAsked: expect.stringContaining("Cannot list the code branches") },
    { branches: [{}, {}, {}, {}] },
  ]);
});
