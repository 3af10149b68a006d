import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { recordRef } from "../../../src/model/records/record-refs.ts";
import { backupTargets } from "../../../src/sync/backup/backup-targets.ts";
import { listRecords, readRecordModules } from "../../../src/sync/records/read-records.ts";
import { writeRecord } from "../../../src/sync/records/record.ts";
import { runGit, type TestRepository, useRepository } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

const nothingElse = { all: false, globs: [], memory: false, segments: [], shards: [] };

let emulator: Emulator;
let repository: TestRepository;

const folder = withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
});

const refOf = (branch: string) => recordRef({ server: new URL(emulator.url).host, branch });

async function backup(
  wish: Partial<Parameters<typeof backupTargets>[1]> = {},
  options: Parameters<typeof askedOf>[2] = {},
) {
  const asked = askedOf(repository.directory, emulator, { raw: { branch: undefined, "max-wait": "0" }, ...options });
  const { reports } = await backupTargets(asked, { ...nothingElse, ...wish });
  const [report] = reports;
  if (report === undefined) throw new Error("No report");
  return report;
}

async function recordsOf(branch: string) {
  const git = openRepository(repository.directory);
  const records = await listRecords(git, repository.git("rev-parse", refOf(branch)), 100);
  return Promise.all(
    records.map(async ({ commit, facts }) => ({
      origin: facts.origin,
      modules: await readRecordModules(git, commit.oid),
    })),
  );
}

describe("backup()", () => {
  test("says so where nothing but the list of branches is new", async () => {
    await backup({ all: true });
    emulator.setCode("new", []);
    const { message } = await backup({ globs: ["default"] });
    expect(message).toMatch(/"default" on \S+: its code was recorded so already, the list of branches newly recorded$/);
  });

  test("skips a branch whose name the service takes for the active one, says so, and does the others", async () => {
    emulator.setCode("$x", [["main", "1"]]);
    emulator.setCode("other", [["main", "2"]]);
    const report = await backup({ all: true });
    expect(report.outcome).toBe("backed-up");
    expect(report.message).toContain('not read: "$x"');
    expect(report.records.map(({ branch }) => branch)).toEqual(["$branches", "default", "other"]);
  });

  test("records all branches and their list in a repository that has no commit, once for each change", async () => {
    emulator.setCode("default", [["main", "1"]]);
    emulator.setCode("sim/x", [
      ["main", "2"],
      ["__proto__", null],
    ]);
    const first = await backup({ all: true });
    expect(first).toMatchObject({ outcome: "backed-up", active: "default", left: [] });
    expect(first.records.map(({ branch, isNew, origin }) => [branch, isNew, origin])).toEqual([
      ["$branches", true, "backup"],
      ["default", true, "backup"],
      ["sim/x", true, "backup"],
    ]);
    expect(first.message).toMatch(
      /^Backed up 2 branches on \S+: 2 newly recorded, the list of branches newly recorded$/,
    );
    expect((await backup({ all: true })).message).toMatch(/: all recorded so already$/);
    emulator.setCode("default", [["main", "3"]]);
    const second = await backup({ all: true });
    expect(second.records.filter(({ isNew }) => isNew)).toMatchObject([{ branch: "default", origin: "edit" }]);
    expect((await recordsOf("default")).map(({ modules }) => modules.get("main"))).toEqual(["3", "1"]);
    expect((await recordsOf("sim/x"))[0]?.modules.get("__proto__")).toEqual({ json: "null" });
    expect(JSON.parse(repository.git("show", `${refOf("$branches")}:modules/branches.json`))).toContainEqual({
      branch: "default",
      activeWorld: true,
      activeSim: true,
    });
    expect(emulator.lines().every((line) => line.startsWith("GET"))).toBe(true);
  });

  test("takes the active branch where neither a name nor a commit says which", async () => {
    emulator.setCode("default", [["main", "1"]]);
    emulator.setCode("other", [["main", "2"]]);
    expect((await backup()).records.map(({ branch }) => branch)).toEqual(["$branches", "default"]);
  });

  test("takes globs, and lists the branches where none matches", async () => {
    for (const name of ["f-1", "f-2", "g"]) emulator.setCode(name, [["main", name]]);
    expect((await backup({ globs: ["f-*"] })).records.map(({ branch }) => branch)).toEqual(["$branches", "f-1", "f-2"]);
    const none = await backup({ globs: ["h*"] });
    expect(none.outcome).toBe("usage");
    expect(none.message).toContain("f-1");
  });

  test("says which commit live code is from", async () => {
    repository.commit({ "main.js": "1" });
    await runDeploy(repository.directory, emulator);
    await backup({ all: true });
    expect((await recordsOf("default"))[0]?.origin).toEqual({
      kind: "deploy",
      commit: repository.git("rev-parse", "HEAD"),
    });
  });

  test("shouts when all modules are gone, and keeps what was there", async () => {
    emulator.setCode("default", [
      ["main", "1"],
      ["a", "2"],
    ]);
    await backup({ all: true });
    emulator.setCode("default", [["main", ""]]);
    await backup({ all: true });
    expect(repository.git("log", "-1", "--format=%s", refOf("default"))).toContain("emptied: all modules are gone");
    expect((await recordsOf("default"))[1]?.modules.size).toBe(2);
  });

  test("goes on where the limit ended the run before", async () => {
    for (let index = 0; index < 5; index += 1) emulator.setCode(`b${index}`, [["main", `${index}`]]);
    emulator.spend("GET /api/user/code", 57);
    const first = await backup({ globs: ["b*"] });
    expect(first).toMatchObject({ outcome: "rate-limited", left: ["b3", "b4"], retryAt: expect.any(String) });
    expect(first.message).toContain('3 of 5 branches are backed up, the next run goes on with "b3"');
    emulator.liftLimits();
    emulator.clearRequests();
    expect((await backup({ globs: ["b*"] })).outcome).toBe("backed-up");
    const reads = emulator.lines().filter((line) => line.startsWith("GET /api/user/code"));
    expect(reads.map((line) => line.slice(-2))).toEqual(["b3", "b4", "b0", "b1", "b2"]);
  });

  test.each([
    ["a page", { status: 200, headers: { "content-type": "text/html" }, body: "<html>" }],
    ["modules as text", { status: 200, body: '{"ok":1,"branch":"default","modules":"x"}' }],
    ["modules as a list", { status: 200, body: '{"ok":1,"branch":"default","modules":[]}' }],
    ["another branch", { status: 200, body: '{"ok":1,"branch":"other","modules":{"main":"x"}}' }],
    ["no ok", { status: 200, body: '{"modules":{"main":"x"}}' }],
  ])("never takes %s for code", async (_, reply) => {
    emulator.setCode("default", [["main", "1"]]);
    await backup({ all: true });
    const before = repository.git("rev-parse", refOf("default"));
    emulator.addFault({ fault: "reply", method: "GET", path: "/api/user/code", times: "always", ...reply });
    expect((await backup({ all: true })).outcome).not.toBe("backed-up");
    expect(repository.git("rev-parse", refOf("default"))).toBe(before);
  });

  test("refuses to put another account's code on top of these records", async () => {
    await backup({ all: true });
    const place = { server: new URL(emulator.url).host, branch: "default" };
    await writeRecord(openRepository(repository.directory), {
      place,
      modules: new Map([["main", "theirs"]]),
      origin: { kind: "backup" },
      time: new Date(),
      account: "somebody",
    });
    const report = await backup({ all: true });
    expect(report.outcome).toBe("failed");
    expect(report.message).toContain('account "somebody"');
  });

  test("keeps memory and segments of a shard as files that a person can read", async () => {
    const post = (path: string, body: object) =>
      fetch(`${emulator.url}${path}`, {
        method: "POST",
        headers: { "X-Token": emulator.token, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("/api/user/memory", { path: "creeps", value: { a: 1 }, shard: "shard0" });
    await post("/api/user/memory-segment", { segment: 3, data: '{"b":2}', shard: "shard0" });
    await post("/api/user/memory-segment", { segment: 4, data: "packed\ud800", shard: "shard0" });
    const report = await backup(
      { memory: true, segments: [3, 4, 5], shards: ["shard0"] },
      { raw: { "max-wait": "0" } },
    );
    expect(report.outcome).toBe("backed-up");
    const show = (path: string) => repository.git("show", `${refOf("$memory")}:modules/${path}`);
    expect(JSON.parse(show("memory/shard0.json"))).toEqual({ creeps: { a: 1 } });
    expect(show("segments/shard0/3.json")).toBe('{\n  "b": 2\n}');
    expect(show("segments/shard0/4.json")).toBe('"packed\\ud800"');
  });

  test("pushes the records and their list where it is asked to", async () => {
    const remote = useRepository(folder.fresh("bare"));
    runGit(folder.path, ["init", "-q", "--bare", remote.directory]);
    repository.git("remote", "add", "origin", remote.directory);
    emulator.setCode("default", [["main", "1"]]);
    await backup({ all: true }, { recordRemote: "origin" });
    const host = encodeURIComponent(new URL(emulator.url).host);
    expect(remote.git("for-each-ref", "--format=%(refname:short)").split("\n")).toEqual([
      `live/${host}/$branches`,
      `live/${host}/default`,
    ]);
  });
});
