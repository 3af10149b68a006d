import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import type { RawSettings } from "../../../src/model/settings/read-settings.ts";
import { pull } from "../../../src/sync/pull/pull.ts";
import { writeRecord } from "../../../src/sync/records/record.ts";
import { makeRepository, type TestRepository, useRepository } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
const folder = withSharedEmulator((started) => {
  emulator = started;
});
const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join("");

beforeEach(() => {
  repository = makeRepository(folder.fresh());
});

const live = (modules: Readonly<Record<string, unknown>>) => emulator.setCode("default", Object.entries(modules));
const deploy = (home = "", raw: RawSettings = {}) =>
  runDeploy(repository.directory, emulator, { env: { HOME: home }, raw: { "on-drift": "overwrite", ...raw } });
const doPull = (home = "", raw: RawSettings = {}) =>
  pull(askedOf(repository.directory, emulator, { env: { HOME: home }, raw }), {
    how: "name",
    patch: false,
    quiet: true,
  });

function record(modules: ReadonlyMap<string, string>, commit?: string, seconds = 0) {
  const place = { server: `127.0.0.1:${emulator.port}`, branch: "default" };
  const origin = commit === undefined ? ({ kind: "edit" } as const) : ({ kind: "deploy", commit } as const);
  const time = new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));
  return writeRecord(openRepository(repository.directory), { place, modules, origin, time });
}

describe("what live code is based on", () => {
  test("is what a record of just this code says was below it, before anything else", async () => {
    const first = repository.commit({ "src/main.js": text("a", "b") });
    repository.commit({ "src/main.js": text("a", "b", "c") });
    await record(new Map([["main", text("a", "b")]]), first);
    await record(new Map([["main", text("a", "b", "c", "edited")]]), undefined, 1);
    live({ main: text("a", "b", "c", "edited") });
    expect(await doPull()).toMatchObject({ base: first, basedOn: "record" });
  });

  test("is what its stamp says, though it was edited since", async () => {
    const first = repository.commit({ "src/main.js": text("a", "b") });
    await deploy("", { stamp: "build_info" });
    repository.commit({ "src/main.js": text("a", "b", "c") });
    live({ main: text("a", "b", "c", "edited"), build_info: emulator.code("default")?.get("build_info") });
    expect(await doPull()).toMatchObject({ base: first, basedOn: "stamp", left: [] });
  });

  test("is what this clone made live last, else what the newest record says", async () => {
    const home = folder.fresh("home");
    const first = repository.commit({ "src/main.js": text("a", "b") });
    await deploy(home);
    const second = repository.commit({ "src/main.js": text("a", "b", "c") });
    await record(new Map([["main", text("a", "b", "c")]]), second);
    live({ main: text("a", "b", "c", "edited") });
    expect(await doPull(home)).toMatchObject({ base: first, basedOn: "made-live" });
    expect(await doPull()).toMatchObject({ base: second, basedOn: "newest-record" });
  });

  test("is the commit that is the fewest lines away where nothing tells, and its distance is told", async () => {
    repository.commit({ "src/main.js": text("a"), "src/role.js": text("1") });
    const near = repository.commit({ "src/main.js": text("a", "b", "c"), "src/role.js": text("1", "2", "3", "4") });
    repository.commit({ "src/main.js": text("x", "y", "z") });
    live({ main: text("a", "b", "c", "d"), role: text("1", "2", "3", "5") });
    const report = await doPull();
    expect(report).toMatchObject({ base: near, basedOn: "lines", lines: 3 });
    expect(report.message).toContain("the nearest commit, 3 lines away");
  });

  test("is the older of two that are as near: one too new would lose a line", async () => {
    const older = repository.commit({ "src/main.js": text("a", "b") });
    repository.commit({ "src/main.js": text("a", "b", "c", "d") });
    live({ main: text("a", "b", "c") });
    expect(await doPull()).toMatchObject({ base: older, lines: 1 });
  });

  test("is not nearer because of its line endings", async () => {
    const first = repository.commit({ "src/main.js": text("a", "b", "c") });
    repository.commit({ "src/main.js": text("x", "a", "b", "c").replaceAll("\n", "\r\n") });
    live({ main: text("a", "b", "c", "edited").replaceAll("\n", "\r\n") });
    expect(await doPull()).toMatchObject({ base: first, lines: 1 });
  });

  test("may be what a git branch had that was merged, and a commit of another layout and folder", async () => {
    repository.commit({
      "src/main.js": text("a"),
      "src/role/miner.js": text("1"),
      "screeps-sync.yml": "source: src\nlayout: dot\n",
    });
    repository.git("checkout", "-q", "-b", "feature");
    const feature = repository.commit({ "src/role/miner.js": text("1", "2", "3", "4") });
    repository.git("checkout", "-q", "main");
    repository.commit({ "src/main.js": text("a", "b", "c", "d", "e") });
    repository.git("merge", "-q", "--no-edit", "feature");
    repository.git("mv", "src", "bot");
    repository.commit({ "screeps-sync.yml": "source: bot\nlayout: slash\n" });
    live({ main: text("a"), "role.miner": text("1", "2", "3", "4", "5"), "role.new": text("6") });
    const report = await doPull();
    expect(report).toMatchObject({ base: feature, basedOn: "lines", lines: 2 });
    expect(repository.git("ls-tree", "-r", "--name-only", report.commit ?? "", "src").split("\n")).toEqual([
      "src/main.js",
      "src/role/miner.js",
      "src/role/new.js",
    ]);
  });

  test("is fetched where the clone has cut off its history, and so are the records of the remote", async () => {
    const remote = folder.fresh("remote");
    const old = repository.commit({ "src/main.js": text("a", "b") });
    repository.commit({ "src/main.js": text("x", "y") });
    repository.git("clone", "-q", "--bare", ".", remote);
    const shallow = folder.fresh("shallow");
    repository.git("clone", "-q", "--depth=1", `file://${remote}`, shallow);
    live({ main: text("a", "b", "c") });
    const asked = askedOf(shallow, emulator, { recordRemote: "origin" });
    const name = { how: "name", patch: false, quiet: true } as const;
    expect(await pull(asked, name)).toMatchObject({ outcome: "pulled", base: old, lines: 1 });
    live({ main: text("a", "b") });
    expect(await pull(asked, name)).toMatchObject({ outcome: "unchanged", commit: old });
  });

  test("is the same in a linked work tree with a sparse checkout, and the merge there touches no other", async () => {
    repository.git("config", "user.name", "A Player");
    repository.git("config", "user.email", "player@example.com");
    const base = repository.commit({ "src/main.js": text("a", "b"), "other/x.js": text("x") });
    const linked = folder.fresh("linked");
    repository.git("worktree", "add", "-q", "-b", "side", linked);
    const inLinked = useRepository(linked);
    inLinked.git("sparse-checkout", "set", "other");
    live({ main: text("a", "b", "c") });
    const report = await pull(askedOf(linked, emulator), { how: "merge", patch: false, quiet: true });
    expect(report).toMatchObject({ outcome: "pulled", base });
    expect(inLinked.git("show", "HEAD:src/main.js")).toBe("a\nb\nc");
    expect(inLinked.git("status", "--porcelain")).toBe("");
    expect(repository.git("rev-parse", "main")).toBe(base);
  });

  test("is unknown where no commit has modules, and then nothing is pulled", async () => {
    repository.commit({ "README.md": "nothing yet\n" });
    live({ main: text("a") });
    const report = await doPull();
    expect(report).toMatchObject({ outcome: "usage", message: expect.stringContaining("--source") });
  });
});
