import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openRepository } from "../../../src/git/process/repository.ts";
import type { Modules } from "../../../src/model/modules/modules.ts";
import { parseRecordMessage } from "../../../src/model/records/record-message.ts";
import { listRecords, readRecordModules } from "../../../src/sync/records/read-records.ts";
import { appendRecord, writeRecord } from "../../../src/sync/records/record.ts";
import { anyModules } from "../../support/hostile/arbitrary-modules.ts";
import { hostileNames } from "../../support/hostile/hostile-names.ts";
import { makeRepository, runGit, temporaryFolder, useRepository } from "../../support/repository.ts";
import { checkAsync } from "../../support/seeded.ts";

const folder = temporaryFolder();
const place = { server: "screeps.com", branch: "default" };
const ref = "refs/screeps/screeps.com/default";
const time = new Date("2026-01-02T03:04:05Z");
const record = (modules: Modules) => ({ place, modules, time, origin: { kind: "edit" } as const });
const hostile: Modules = new Map(
  hostileNames.map((name, index) => [name, index % 3 === 0 ? { binary: "AA==" } : `${index}`]),
);

function fsck(directory: string): string {
  return runGit(directory, [
    "-c",
    "core.protectNTFS=true",
    "-c",
    "core.protectHFS=true",
    "fsck",
    "--strict",
    "--no-dangling",
  ]);
}

describe.each(["sha1", "sha256"] as const)("writeRecord() in a %s repository", (format) => {
  const repository = makeRepository(join(folder.path, format), { format });
  const git = openRepository(repository.directory);
  repository.commit({ "src/main.js": "1" });

  test("keeps hostile names and contents exactly, in a tree that git fsck --strict accepts", async () => {
    const { commit } = await writeRecord(git, record(hostile));
    expect(await readRecordModules(git, commit)).toEqual(hostile);
    expect(fsck(repository.directory)).toBe("");
    expect(parseRecordMessage(repository.git("show", "-s", "--format=%B", ref))).toMatchObject(place);
  });

  test("puts each record on top of the one before, and writes nothing for the same modules", async () => {
    const first = await writeRecord(git, record(new Map([["main", "1"]])));
    expect(await writeRecord(git, record(new Map([["main", "1"]])))).toEqual({ ...first, isNew: false });
    const second = await writeRecord(git, record(new Map()));
    expect(await readRecordModules(git, second.commit)).toEqual(new Map());
    expect((await listRecords(git, second.commit, 2)).map(({ commit }) => commit.oid)).toEqual([
      second.commit,
      first.commit,
    ]);
  });

  test("leaves HEAD, the index, the work tree and other refs alone", () => {
    expect(repository.git("status", "--porcelain")).toBe("");
    expect(repository.git("for-each-ref", "--format=%(refname)").split("\n")).toEqual(["refs/heads/main", ref]);
    expect(readFileSync(join(repository.directory, "src/main.js"), "utf8")).toBe("1");
  });
});

describe("writeRecord()", () => {
  test("loses no record when several write at once", async () => {
    const repository = makeRepository(join(folder.path, "at-once"));
    const git = openRepository(repository.directory);
    const texts = ["a", "b", "c", "d"];
    await Promise.all(texts.map((text) => writeRecord(git, record(new Map([["main", text]])))));
    const records = await listRecords(git, repository.git("rev-parse", ref), 100);
    const kept = await Promise.all(records.map(({ commit }) => readRecordModules(git, commit.oid)));
    expect(new Set(kept.map((modules) => modules.get("main")))).toEqual(new Set(texts));
    expect(kept).toHaveLength(texts.length);
  });

  test("works in a bare and in a shallow repository", async () => {
    const origin = makeRepository(join(folder.path, "origin"));
    origin.commit({ "main.js": "1" });
    origin.commit({ "main.js": "2" });
    for (const [name, ...options] of [
      ["bare", "--bare"],
      ["shallow", "--depth=1"],
    ]) {
      runGit(folder.path, ["clone", "-q", ...options, `file://${origin.directory}`, name ?? ""]);
      const clone = useRepository(join(folder.path, name ?? ""));
      const { commit } = await writeRecord(openRepository(clone.directory), record(hostile));
      expect(await readRecordModules(openRepository(clone.directory), commit)).toEqual(hostile);
    }
  });

  test("gives any map back from git, and git fsck --strict accepts every tree", async () => {
    const repository = makeRepository(join(folder.path, "any"));
    const git = openRepository(repository.directory);
    const trees = new Map<string, Modules>();
    await checkAsync(
      "records in git",
      60,
      fc.asyncProperty(fc.array(anyModules, { minLength: 40, maxLength: 40 }), async (maps) => {
        // Several maps as one, so that git is started less often than there are cases.
        const merged: Modules = new Map(maps.flatMap((modules) => [...modules]));
        const commit = await appendRecord(git, record(merged), undefined);
        expect(await readRecordModules(git, commit)).toEqual(merged);
        trees.set(commit, merged);
      }),
    );
    for (const commit of trees.keys()) repository.git("update-ref", `refs/kept/${commit}`, commit);
    expect(fsck(repository.directory)).toBe("");
  });
});
