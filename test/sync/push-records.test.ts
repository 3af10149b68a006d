import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openRepository } from "../../src/git/repository.ts";
import { fetchRecords, pushRecords, remotePlaces } from "../../src/sync/push-records.ts";
import { listRecords, readRecordModules, writeRecord } from "../../src/sync/record.ts";
import { makeRepository, runGit, type TestRepository, temporaryFolder, useRepository } from "../support/repository.ts";

const folder = temporaryFolder();
const place = { server: "screeps.com/ptr", branch: "default" };
const ref = "refs/screeps/screeps.com+ptr/default";
const live = "live/screeps.com+ptr/default";
let number = 0;

function origin(): TestRepository {
  const seed = makeRepository(join(folder.path, `seed${number++}`));
  seed.commit({ "main.js": "1" });
  runGit(folder.path, ["clone", "-q", "--bare", seed.directory, `origin${number}`]);
  return useRepository(join(folder.path, `origin${number}`));
}

function clone({ directory }: TestRepository, ...options: string[]): TestRepository {
  const name = `clone${number++}`;
  runGit(folder.path, ["clone", "-q", ...options, `file://${directory}`, name]);
  return useRepository(join(folder.path, name));
}

function worldOf({ directory }: TestRepository) {
  const repository = openRepository(directory);
  return { repository, wait: async () => {}, random: () => 0.5, interrupt: new AbortController().signal };
}

const keep = ({ directory }: TestRepository, text: string) =>
  writeRecord(openRepository(directory), {
    place,
    modules: new Map([["main", text]]),
    time: new Date("2026-01-02T03:04:05Z"),
    origin: { kind: "edit" },
  });

async function textsOf(from: TestRepository, name: string): Promise<unknown[]> {
  const repository = openRepository(from.directory);
  const records = await listRecords(repository, from.git("rev-parse", name), 100);
  return Promise.all(records.map(async ({ commit }) => (await readRecordModules(repository, commit.oid)).get("main")));
}

describe("pushRecords()", () => {
  test("pushes to an ordinary git branch, and once only", async () => {
    const remote = origin();
    const here = clone(remote);
    const { commit } = await keep(here, "a");
    expect(await pushRecords(worldOf(here), "origin", place)).toEqual({ branch: live, commit, isNew: true });
    expect(await pushRecords(worldOf(here), "origin", place)).toEqual({ branch: live, commit, isNew: false });
    expect(remote.git("rev-parse", `refs/heads/${live}`)).toBe(commit);
    expect(await remotePlaces(worldOf(here), "origin")).toEqual([place]);
  });

  test("puts records on top of those that another clone pushed, loses none, and leaves the work tree alone", async () => {
    const remote = origin();
    const [one, two] = [clone(remote), clone(remote, "--depth=1")];
    await keep(one, "a");
    await pushRecords(worldOf(one), "origin", place);
    await keep(two, "b");
    await keep(two, "c");
    await pushRecords(worldOf(two), "origin", place);
    expect(await textsOf(remote, live)).toEqual(["c", "b", "a"]);
    expect(two.git("rev-parse", ref)).toBe(remote.git("rev-parse", live));
    expect(two.git("status", "--porcelain")).toBe("");
    expect(two.git("for-each-ref", "--format=%(refname)", "refs/screeps")).toBe(ref);
  });

  test("wins the race at last when six clones push at once", async () => {
    const remote = origin();
    const clones = ["a", "b", "c", "d", "e", "f"].map((text) => ({ text, here: clone(remote) }));
    await Promise.all(
      clones.map(async ({ text, here }) => {
        await keep(here, text);
        await pushRecords(worldOf(here), "origin", place);
      }),
    );
    expect(new Set(await textsOf(remote, live))).toEqual(new Set(["a", "b", "c", "d", "e", "f"]));
  });

  test("says what to grant when the remote refuses, and changes nothing", async () => {
    const remote = origin();
    const here = clone(remote);
    await keep(here, "a");
    writeFileSync(join(remote.directory, "hooks/pre-receive"), "#!/bin/sh\necho permission denied >&2\nexit 1\n");
    chmodSync(join(remote.directory, "hooks/pre-receive"), 0o755);
    await expect(pushRecords(worldOf(here), "origin", place)).rejects.toThrow("contents: write");
    expect(remote.git("for-each-ref", "refs/heads/live")).toBe("");
  });

  test("never writes over a git branch that holds something else", async () => {
    const remote = origin();
    const here = clone(remote);
    remote.git("branch", live, "main");
    await keep(here, "a");
    await expect(pushRecords(worldOf(here), "origin", place)).rejects.toThrow("is no record");
    expect(remote.git("rev-parse", live)).toBe(remote.git("rev-parse", "main"));
  });

  test("does not run the pre-push hook of the repository", async () => {
    const here = clone(origin());
    await keep(here, "a");
    writeFileSync(join(here.directory, ".git/hooks/pre-push"), "#!/bin/sh\nexit 1\n");
    chmodSync(join(here.directory, ".git/hooks/pre-push"), 0o755);
    await expect(pushRecords(worldOf(here), "origin", place)).resolves.toMatchObject({ isNew: true });
  });
});

describe("fetchRecords()", () => {
  test("brings a fresh clone what others recorded, and keeps what only it has", async () => {
    const remote = origin();
    const [one, two] = [clone(remote), clone(remote)];
    await keep(one, "a");
    await pushRecords(worldOf(one), "origin", place);
    await fetchRecords(worldOf(two), "origin", [place, { server: "screeps.com", branch: "none" }]);
    expect(await textsOf(two, ref)).toEqual(["a"]);
    await keep(two, "b");
    await fetchRecords(worldOf(two), "origin", [place]);
    expect(await textsOf(two, ref)).toEqual(["b", "a"]);
  });
});
