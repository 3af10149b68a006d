import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openRepository } from "../../../src/git/process/repository.ts";
import { fetchRecords } from "../../../src/sync/records/fetch-records.ts";
import { pushRecords } from "../../../src/sync/records/push-records.ts";
import { listRecords, readRecordModules } from "../../../src/sync/records/read-records.ts";
import { writeRecord } from "../../../src/sync/records/record.ts";
import {
  makeRepository,
  runGit,
  type TestRepository,
  temporaryFolder,
  useRepository,
} from "../../support/repository.ts";

const folder = temporaryFolder();
const place = { server: "screeps.com/ptr", branch: "default" };
const ref = "refs/screeps/screeps.com+ptr/default";
const live = "live/screeps.com+ptr/default";
const home = { remote: "origin", prefix: "live" };

function origin(): TestRepository {
  const seed = makeRepository(folder.fresh("seed"));
  seed.commit({ "main.js": "1" });
  const directory = folder.fresh("origin");
  runGit(folder.path, ["clone", "-q", "--bare", seed.directory, directory]);
  return useRepository(directory);
}

function clone({ directory }: TestRepository, ...options: string[]): TestRepository {
  const here = folder.fresh("clone");
  runGit(folder.path, ["clone", "-q", ...options, `file://${directory}`, here]);
  return useRepository(here);
}

function worldOf({ directory }: TestRepository) {
  const repository = openRepository(directory);
  return { repository, wait: async () => {}, random: () => 0.5, interrupt: new AbortController().signal };
}

/** A record of a minute of the day; the texts of most tests are in the order of their minutes. */
const keep = ({ directory }: TestRepository, text: string, minute = text.codePointAt(0) ?? 0) =>
  writeRecord(openRepository(directory), {
    place,
    modules: new Map([["main", text]]),
    time: new Date(Date.UTC(2026, 0, 2, 0, minute)),
    origin: { kind: "edit" },
  });

/** So many records on top of one, each with a tree of its own, written in one process. */
function fastRecords(here: TestRepository, parent: string, count: number): void {
  const message = here.git("log", "-1", "--format=%B", parent);
  const commits = Array.from({ length: count }, (_, index) => {
    const seconds = 1_767_312_000 + 60 * (index + 1);
    const text = message.replace(/Screeps-Time: .*/, `Screeps-Time: ${new Date(seconds * 1000).toISOString()}`);
    const from = index === 0 ? `from ${parent}\n` : "";
    const head = `commit ${ref}\ncommitter a <a@localhost> ${seconds} +0000\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    const file = `version ${index}`;
    return `${head}${from}M 100644 inline modules/main.js\ndata ${file.length}\n${file}\n`;
  });
  runGit(here.directory, ["fast-import", "--quiet"], commits.join(""));
}

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
    expect(await pushRecords(worldOf(here), home, place)).toEqual({ branch: live, commit, isNew: true });
    expect(await pushRecords(worldOf(here), home, place)).toEqual({ branch: live, commit, isNew: false });
    expect(remote.git("rev-parse", `refs/heads/${live}`)).toBe(commit);
  });

  test("joins records with those that another clone pushed, loses none, and leaves the work tree alone", async () => {
    const remote = origin();
    const [one, two] = [clone(remote), clone(remote, "--depth=1")];
    await keep(one, "a");
    await pushRecords(worldOf(one), home, place);
    await keep(two, "b");
    await keep(two, "c");
    await pushRecords(worldOf(two), home, place);
    expect(await textsOf(remote, live)).toEqual(["c", "b", "a"]);
    expect(two.git("rev-parse", ref)).toBe(remote.git("rev-parse", live));
    expect(two.git("status", "--porcelain")).toBe("");
    expect(two.git("for-each-ref", "--format=%(refname)", "refs/screeps")).toBe(ref);
  });

  test("joins them by time: what is older stays older, nothing is written again, and each text still fits", async () => {
    const remote = origin();
    const [one, two] = [clone(remote), clone(remote)];
    await keep(two, "hand 1", 1);
    await keep(two, "hand 1b", 2);
    const before = two.git("rev-list", ref).split("\n");
    await keep(one, "hand 2", 3);
    await pushRecords(worldOf(one), home, place);
    const { commit } = await pushRecords(worldOf(two), home, place);
    expect(await textsOf(remote, live)).toEqual(["hand 2", "hand 1b", "hand 1"]);
    expect(remote.git("show", `${live}:modules/main.js`)).toBe("hand 2");
    expect(remote.git("rev-list", live).split("\n")).toEqual(expect.arrayContaining(before));
    expect(remote.git("rev-list", "--count", live)).toBe("4");
    // A later state goes on top of the join as if it were a record, and the other clone agrees.
    await pushRecords(worldOf(one), home, place);
    expect(one.git("rev-parse", ref)).toBe(commit);
    expect(await keep(one, "hand 2", 9)).toMatchObject({ isNew: false });
  });

  test("leaves out a join where ours repeat what is there", async () => {
    const remote = origin();
    const [one, two] = [clone(remote), clone(remote)];
    await keep(one, "same", 1);
    await keep(two, "same", 2);
    const { commit } = await pushRecords(worldOf(one), home, place);
    expect(await pushRecords(worldOf(two), home, place)).toEqual({ branch: live, commit, isNew: false });
  });

  test("loses none of 1,201 records that were never pushed", async () => {
    const remote = origin();
    const [one, two] = [clone(remote), clone(remote)];
    await keep(one, "theirs", 5000);
    await pushRecords(worldOf(one), home, place);
    const { commit } = await keep(two, "first", 0);
    fastRecords(two, commit, 1200);
    await pushRecords(worldOf(two), home, place);
    expect(remote.git("rev-list", "--no-merges", "--count", live)).toBe("1202");
    const trees = new Set(remote.git("rev-list", "--no-merges", "--format=%T", "--no-commit-header", live).split("\n"));
    expect(trees.size).toBe(1202);
  });

  test("names the git branch of the remote that stands in the way at once, and another first word helps", async () => {
    const remote = origin();
    const here = clone(remote);
    await keep(here, "a");
    remote.git("branch", "live", "main");
    const waits: number[] = [];
    const world = { ...worldOf(here), wait: async (ms: number) => void waits.push(ms) };
    await expect(pushRecords(world, home, place)).rejects.toThrow(/has a git branch "live".*record-prefix/);
    expect(waits).toEqual([]);
    const branch = "game/screeps.com+ptr/default";
    await expect(pushRecords(world, { remote: "origin", prefix: "game" }, place)).resolves.toMatchObject({ branch });
    expect(remote.git("rev-parse", `refs/heads/${branch}`)).toMatch(/^[0-9a-f]{40}$/);
  });

  test("wins the race at last when six clones push at once", async () => {
    const remote = origin();
    const clones = ["a", "b", "c", "d", "e", "f"].map((text) => ({ text, here: clone(remote) }));
    await Promise.all(
      clones.map(async ({ text, here }) => {
        await keep(here, text);
        await pushRecords(worldOf(here), home, place);
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
    await expect(pushRecords(worldOf(here), home, place)).rejects.toThrow("contents: write");
    expect(remote.git("for-each-ref", "refs/heads/live")).toBe("");
  });

  test("never writes over a git branch that holds something else", async () => {
    const remote = origin();
    const here = clone(remote);
    remote.git("branch", live, "main");
    await keep(here, "a");
    await expect(pushRecords(worldOf(here), home, place)).rejects.toThrow("is no record");
    expect(remote.git("rev-parse", live)).toBe(remote.git("rev-parse", "main"));
  });

  test("does not run the pre-push hook of the repository", async () => {
    const here = clone(origin());
    await keep(here, "a");
    writeFileSync(join(here.directory, ".git/hooks/pre-push"), "#!/bin/sh\nexit 1\n");
    chmodSync(join(here.directory, ".git/hooks/pre-push"), 0o755);
    await expect(pushRecords(worldOf(here), home, place)).resolves.toMatchObject({ isNew: true });
  });
});

describe("fetchRecords()", () => {
  test("brings a fresh clone what others recorded, and keeps what only it has", async () => {
    const remote = origin();
    const [one, two] = [clone(remote), clone(remote)];
    await keep(one, "a");
    await pushRecords(worldOf(one), home, place);
    await fetchRecords(worldOf(two), home, [place, { server: "screeps.com", branch: "none" }]);
    expect(await textsOf(two, ref)).toEqual(["a"]);
    await keep(two, "b");
    await fetchRecords(worldOf(two), home, [place]);
    expect(await textsOf(two, ref)).toEqual(["b", "a"]);
  });
});
