import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { backupTargets } from "../../../src/sync/backup/backup-targets.ts";
import { prepareRestore } from "../../../src/sync/restore/restore.ts";
import { runGit, type TestRepository } from "../../support/repository.ts";
import { askedOf, type RunOptions, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

const odd = new Map<string, unknown>([
  ["main", "// \u00e9\r\n\u0000"],
  ["__proto__", "kept"],
  ["Role/Miner", "A"],
  ["role/miner", "a"],
  ["odd", [1, { a: null }]],
  ["half", "\ud83d"],
  ["bin", { binary: "AAE=" }],
  ["sloppy", { binary: "AAE" }],
]);

let emulator: Emulator;
let repository: TestRepository;

const folder = withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
});

async function restore(ref: string, options: RunOptions = {}, directory = repository.directory) {
  const restoration = await prepareRestore(
    askedOf(directory, emulator, { raw: { branch: undefined }, ...options }),
    ref,
  );
  return { planned: await restoration.plan(), report: await restoration.run() };
}

describe("restore", () => {
  test("brings back to the byte what a deploy overwrote, and records that it did", async () => {
    repository.commit({ "main.js": "1" });
    emulator.setCode("default", odd);
    const { report } = await runDeploy(repository.directory, emulator);
    const { planned, report: restored } = await restore(report.record ?? "");
    expect(planned).toMatchObject({ outcome: "planned" });
    expect(restored).toMatchObject({ outcome: "restored", branch: "default", modules: odd.size });
    expect(emulator.code("default")).toEqual(odd);
    const subjects = repository.git("log", "--format=%s", "--all", "--glob=refs/screeps").split("\n");
    expect(subjects.filter((line) => line.includes("restore of"))).toHaveLength(1);
    expect(restored).not.toHaveProperty("record");
    expect((await restore(report.record ?? "")).report.outcome).toBe("unchanged");
  });

  test("brings back code and the branch that runs together, with activate", async () => {
    repository.commit({ "main.js": "1" });
    emulator.setCode("other", odd);
    const { report } = await runDeploy(repository.directory, emulator, { raw: { branch: "other" } });
    const { report: restored } = await restore(report.record ?? "", { raw: { branch: undefined, activate: true } });
    expect(restored).toMatchObject({ outcome: "restored", branch: "other", active: true, activeBranch: "other" });
    expect(restored.notes.at(-1)).toMatchObject({ kind: "activated", message: expect.stringContaining("default") });
    expect(emulator.code("other")).toEqual(odd);
  });

  test("brings back what was recorded of a branch whose name is longer than a rule may choose", async () => {
    const branch = "b".repeat(60);
    emulator.setCode(branch, odd);
    const wish = { all: false, globs: [branch], memory: false, segments: [], shards: [] };
    const asked = askedOf(repository.directory, emulator, { raw: { branch: undefined } });
    const { reports } = await backupTargets(asked, wish);
    const record = reports[0]?.records.find((each) => each.branch === branch)?.record ?? "";
    emulator.setCode(branch, [["main", "something else"]]);
    expect((await restore(record)).report).toMatchObject({ outcome: "restored", branch });
    expect(emulator.code(branch)).toEqual(odd);
  });

  test("brings back a record of few modules over many, without being told that the set shrinks", async () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`m${index}.js`, ""]));
    repository.commit({ "main.js": "1", ...many });
    emulator.setCode("default", [["main", "// all there was"]]);
    const { report } = await runDeploy(repository.directory, emulator);
    expect((await restore(report.record ?? "")).report.outcome).toBe("restored");
    expect(emulator.code("default")).toEqual(new Map([["main", "// all there was"]]));
  });

  test("works in a bare repository without any commit of code, and to another branch", async () => {
    runGit(folder.path, ["init", "-q", "--bare", "bare.git"]);
    const bare = join(folder.path, "bare.git");
    emulator.setCode("default", odd);
    const wish = { all: true, globs: [], memory: false, segments: [], shards: [] };
    const { reports } = await backupTargets(askedOf(bare, emulator, { raw: { branch: undefined } }), wish);
    const record = reports[0]?.records.find(({ branch }) => branch === "default")?.record ?? "";
    const { report } = await restore(record, { raw: { branch: "copy" } }, bare);
    expect(report).toMatchObject({ outcome: "restored", branch: "copy" });
    expect(emulator.code("copy")).toEqual(odd);
  });

  test("keeps what it overwrites, where nothing explains it", async () => {
    repository.commit({ "main.js": "1" });
    emulator.setCode("default", odd);
    const { report } = await runDeploy(repository.directory, emulator);
    emulator.setCode("default", [["main", "edited again"]]);
    const { report: restored } = await restore(report.record ?? "");
    expect(restored.record).toMatch(/^[0-9a-f]{40}$/);
    expect((await restore(restored.record ?? "")).report.outcome).toBe("restored");
    expect(emulator.code("default")).toEqual(new Map([["main", "edited again"]]));
  });

  test("brings back an ordinary commit where the branch is named, and refuses the list of branches", async () => {
    repository.commit({ "main.js": "1" });
    await expect(restore("HEAD")).rejects.toThrow("--branch");
    expect((await restore("HEAD", { raw: { branch: "default" } })).report.outcome).toBe("restored");
    const wish = { all: true, globs: [], memory: false, segments: [], shards: [] };
    const { reports } = await backupTargets(
      askedOf(repository.directory, emulator, { raw: { branch: undefined } }),
      wish,
    );
    const list = reports[0]?.records.find(({ branch }) => branch === "$branches")?.record ?? "";
    await expect(restore(list, { raw: { branch: "copy" } })).rejects.toThrow("not of code");
  });
});
