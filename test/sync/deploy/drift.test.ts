import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { recordRef } from "../../../src/model/records/record-refs.ts";
import { listRecords, readRecordModules } from "../../../src/sync/records/read-records.ts";
import { writeRecord } from "../../../src/sync/records/record.ts";
import { runGit, type TestRepository, useRepository, writeFiles } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

const read = "GET /api/user/code?branch=default";
const write = "POST /api/user/code";
const edited = new Map<string, unknown>([
  ["main", "// edited in the game\n"],
  ["odd", null],
  ["half", "\ud800"],
  ["bin", { binary: "AAE=" }],
]);

let emulator: Emulator;
let repository: TestRepository;
let ref: string;

const folder = withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({ "src/main.js": "1\n" }, "first");
  repository.commit({ "src/main.js": "2\n" }, "second");
  ref = recordRef({ server: new URL(emulator.url).host, branch: "default" });
});

const deploy = async (options?: Parameters<typeof runDeploy>[2]) =>
  (await runDeploy(repository.directory, emulator, options)).report;

async function records(): Promise<(readonly [origin: string, modules: ReadonlyMap<string, unknown>])[]> {
  const git = openRepository(repository.directory);
  const found = await listRecords(git, repository.git("rev-parse", ref), 100);
  return Promise.all(
    found.map(async ({ commit, facts }) => [facts.origin.kind, await readRecordModules(git, commit.oid)] as const),
  );
}

describe("on-drift: keep", () => {
  test("keeps a copy of what was edited in the game, reads again, then overwrites it", async () => {
    emulator.setCode("default", edited);
    const report = await deploy();
    expect(report).toMatchObject({ outcome: "deployed", record: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(report.warnings.join("\n")).toContain(`screeps-sync restore ${report.record?.slice(0, 7)}`);
    expect(emulator.lines()).toEqual([read, read, write, read]);
    const [deployed, copy] = await records();
    expect(deployed).toEqual(["deploy", new Map([["main", "2\n"]])]);
    expect(copy?.[0]).toBe("edit");
    expect(Object.fromEntries(copy?.[1] ?? [])).toEqual({
      main: edited.get("main"),
      odd: { json: "null" },
      half: "\ud800",
      bin: { binary: "AAE=" },
    });
  });

  test("writes nothing when no copy can be kept", async () => {
    emulator.setCode("default", edited);
    writeFileSync(join(repository.directory, ".git/refs/screeps"), "in the way");
    const report = await deploy();
    expect(report).toMatchObject({ outcome: "drift" });
    expect(report.message).toContain("no copy could be kept, so nothing was written");
    expect(emulator.lines()).toEqual([read]);
  });

  test("finds no drift when an older commit is deployed again, or one of another branch is live", async () => {
    await deploy();
    expect(await deploy({ ref: "HEAD~1" })).toMatchObject({
      outcome: "deployed",
      liveCommit: repository.git("rev-parse", "HEAD"),
    });
    repository.git("checkout", "-q", "-b", "other");
    repository.commit({ "src/main.js": "3\n" });
    await deploy();
    expect(await deploy({ ref: "main" })).toMatchObject({
      outcome: "deployed",
      liveCommit: repository.git("rev-parse", "other"),
    });
    expect(repository.git("for-each-ref", "refs/screeps")).toBe("");
  });

  test("knows what a record keeps, and says how it came", async () => {
    emulator.setCode("default", edited);
    await deploy();
    emulator.setCode("default", edited);
    const report = await deploy();
    expect(report).toMatchObject({ outcome: "deployed" });
    expect(report.notes.join("\n")).toContain("(edited in the game)");
    expect(report).not.toHaveProperty("record");
  });

  test("knows built code, which no commit explains, by the record of its deploy", async () => {
    const raw = { from: "folder", source: "dist" };
    repository.commit({ ".gitignore": "dist/\n" });
    writeFiles(repository.directory, { "dist/main.js": "1;\n" });
    expect((await deploy({ raw })).message).toContain("Deployed");
    writeFiles(repository.directory, { "dist/main.js": "2;\n" });
    const report = await deploy({ raw });
    expect(report).toMatchObject({ outcome: "deployed" });
    expect(report).not.toHaveProperty("record");
    emulator.setCode("default", [
      ["main", "2;\n"],
      ["a", "edited"],
    ]);
    const refused = await deploy({ raw: { ...raw, "on-drift": "refuse" } });
    expect(refused.message).toContain("edited since: a added");
    expect((await records()).map(([origin]) => origin)).toEqual(["deploy", "deploy"]);
  });

  test("does not call a shallow clone free of drift, and says how to see more", async () => {
    await deploy();
    emulator.setCode("default", [["main", "1\n"]]);
    repository.commit({ "src/main.js": "3\n" });
    runGit(folder.path, ["clone", "-q", "--depth=1", `file://${repository.directory}`, "shallow"]);
    const run = await runDeploy(join(folder.path, "shallow"), emulator, { raw: { "on-drift": "refuse" } });
    expect(run.report.outcome).toBe("drift");
    expect(run.report.message).toContain("git fetch --unshallow");
  });
});

describe("on-drift", () => {
  test("refuse: names the modules and writes nothing", async () => {
    emulator.setCode("default", edited);
    const report = await deploy({ raw: { "on-drift": "refuse" } });
    expect(report.outcome).toBe("drift");
    expect(report.message).toContain("main changed");
    expect(emulator.lines()).toEqual([read]);
    expect(repository.git("for-each-ref", "refs/screeps")).toBe("");
  });

  test("overwrite: keeps nothing, and says what it found", async () => {
    emulator.setCode("default", edited);
    const report = await deploy({ raw: { "on-drift": "overwrite" } });
    expect(report.outcome).toBe("deployed");
    expect(report.warnings).toEqual([expect.stringMatching(/^Drift: .*--on-drift overwrite keeps no copy of it$/)]);
    expect(report.drift).toEqual({
      nearest: repository.git("rev-parse", "HEAD"),
      changed: ["main"],
      added: ["bin", "half", "odd"],
      removed: [],
    });
    expect(repository.git("for-each-ref", "refs/screeps")).toBe("");
  });

  test("a dry run keeps nothing", async () => {
    emulator.setCode("default", edited);
    expect((await deploy({ raw: { "dry-run": true } })).outcome).toBe("planned");
    expect(repository.git("for-each-ref", "refs/screeps")).toBe("");
  });
});

describe("deploy()", () => {
  test("keeps what somebody else wrote between the write and the read-back", async () => {
    const theirs = { main: "// theirs\n" };
    emulator.addFault({
      fault: "other-write",
      when: "after",
      method: "POST",
      path: "/api/user/code",
      branch: "default",
      modules: theirs,
    });
    const report = await deploy();
    expect(report.outcome).toBe("mismatch");
    expect(report.warnings.join("\n")).toContain("is kept as");
    expect((await records()).map(([, modules]) => modules.get("main"))).toEqual([theirs.main]);
  });

  test("what is live after a write that stored nothing is not called an edit: it is from the commit that it was", async () => {
    const first = repository.git("rev-parse", "HEAD~1");
    emulator.setCode("default", [["main", "1\n"]]);
    emulator.addFault({ fault: "reply", method: "POST", path: "/api/user/code", when: "before", body: '{"ok":1}' });
    const report = await deploy();
    expect(report).toMatchObject({ outcome: "mismatch", liveCommit: first });
    expect(repository.git("log", "-1", "--format=%B", ref)).toContain(`Screeps-Origin: deploy ${first}`);
  });

  test.each([{}, { "dry-run": true }])("a set that shrinks is refused before a copy is kept, with %j", async (raw) => {
    const theirs = (count: number) =>
      Array.from({ length: count }, (_, index) => [index === 0 ? "main" : `m${index}`, "// theirs"] as const);
    emulator.setCode("default", theirs(11));
    expect(await deploy({ raw })).toMatchObject({ outcome: "failed", notes: [] });
    expect(repository.git("for-each-ref", "refs/screeps")).toBe("");
    emulator.setCode("default", theirs(10));
    expect(["deployed", "planned"]).toContain((await deploy({ raw })).outcome);
  });

  test("a plan is refused where a deploy would be: drift, and no room for another branch", async () => {
    emulator.setCode("default", edited);
    expect((await deploy({ raw: { "dry-run": true, "on-drift": "refuse" } })).outcome).toBe("drift");
    for (let index = 1; index < 30; index += 1) emulator.setCode(`b${index}`, [["main", ""]]);
    const report = await deploy({ raw: { "dry-run": true, branch: "one-more" } });
    expect(report).toMatchObject({ outcome: "failed", message: expect.stringContaining("has 30 branches") });
  });

  test("records what it deployed only where records are kept already", async () => {
    await deploy({ ref: "HEAD~1" });
    expect(repository.git("for-each-ref", "refs/screeps")).toBe("");
    const place = { server: new URL(emulator.url).host, branch: "default" };
    const modules = new Map([["main", "1\n"]]);
    await writeRecord(openRepository(repository.directory), {
      place,
      modules,
      time: new Date(),
      origin: { kind: "backup" },
    });
    await deploy();
    await deploy();
    expect((await records()).map(([origin]) => origin)).toEqual(["deploy", "backup"]);
  });

  test("keeps the copy on the remote before it overwrites, where records are pushed", async () => {
    const remote = useRepository(folder.fresh("bare"));
    runGit(folder.path, ["clone", "-q", "--bare", repository.directory, remote.directory]);
    repository.git("remote", "add", "origin", remote.directory);
    emulator.setCode("default", edited);
    const hook = join(remote.directory, "hooks/pre-receive");
    writeFileSync(hook, "#!/bin/sh\nexit 1\n");
    chmodSync(hook, 0o755);
    const refused = await deploy({ recordRemote: "origin" });
    expect(refused.outcome).toBe("drift");
    expect(refused.message).toContain("contents: write");
    expect(emulator.lines()).toEqual([read]);
    writeFileSync(hook, "#!/bin/sh\nexit 0\n");
    emulator.clearRequests();
    repository.git("update-ref", "-d", ref);
    expect(await deploy({ recordRemote: "origin" })).toMatchObject({ outcome: "deployed" });
    expect(remote.git("log", "--format=%s", ref.replace("refs/screeps", "live")).split("\n")).toHaveLength(2);
  });
});
