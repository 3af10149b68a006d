import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { RawSettings } from "../../../src/model/settings/read-settings.ts";
import type { PullWish } from "../../../src/sync/pull/open-pull.ts";
import { pull } from "../../../src/sync/pull/pull.ts";
import { type Files, makeRepository, runGit, type TestRepository, useRepository } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
let home: string;
const folder = withSharedEmulator((started) => {
  emulator = started;
});

beforeEach(() => {
  home = folder.fresh("home");
  repository = makeRepository(folder.fresh());
  repository.git("config", "user.name", "A Player");
  repository.git("config", "user.email", "player@example.com");
});

const merge: PullWish = { how: "merge", patch: false, quiet: true };
const name: PullWish = { ...merge, how: "name" };

const doPull = (wish: PullWish = merge, raw: RawSettings = {}, directory = repository.directory) =>
  pull(askedOf(directory, emulator, { raw, env: { HOME: home } }), wish);
const doDeploy = async (raw: RawSettings = {}) =>
  (await runDeploy(repository.directory, emulator, { raw, env: { HOME: home } })).report;
const live = (modules: Readonly<Record<string, unknown>>) => emulator.setCode("default", Object.entries(modules));
const show = (path: string) => repository.git("show", `HEAD:${path}`);
const tree = (ref: string) => repository.git("ls-tree", "-r", "--name-only", ref).split("\n");
const refs = () => repository.git("for-each-ref", "--format=%(refname)").split("\n");

/** A bot that is deployed: what is live is HEAD. */
async function deployed(files: Files = { "src/main.js": "a\nb\nc\n", "screeps-sync.yml": "source: src\n" }) {
  const commit = repository.commit(files);
  live({});
  expect((await doDeploy({ "on-drift": "overwrite" })).outcome).toBe("deployed");
  return commit;
}

describe("pull", () => {
  test("merges what was edited in the game; a deploy afterwards finds nothing to do, and so does the next pull", async () => {
    const base = await deployed();
    live({ main: "a\nB\nc\n", added: "1\n" });
    const report = await doPull();
    expect(report).toMatchObject({
      ...{ outcome: "pulled", base, basedOn: "made-live", left: [] },
      plan: { changed: [{ name: "main" }], added: [{ name: "added" }], removed: [], unchanged: 0 },
    });
    expect(repository.git("rev-parse", "HEAD")).toBe(report.commit);
    expect(repository.git("log", "-1", "--format=%an <%ae> %s")).toBe(
      "screeps-sync <screeps-sync@localhost> default on 127.0.0.1:".concat(
        `${emulator.port}: 1 changed, 1 added in the game`,
      ),
    );
    expect(show("src/added.js")).toBe("1");
    expect(repository.git("status", "--porcelain")).toBe("");
    expect((await doDeploy()).outcome).toBe("unchanged");
    expect(await doPull()).toMatchObject({ outcome: "unchanged", commit: report.commit });
    expect(refs()).toEqual(["refs/heads/main"]);
  });

  test("merges it with what was committed meanwhile; what was live is explained from then on", async () => {
    await deployed();
    repository.commit({ "src/other.js": "committed\n" });
    live({ main: "a\nb\nc\nd\n" });
    const report = await doPull();
    expect(report.message).toContain("merged as");
    expect([show("src/main.js"), show("src/other.js")]).toEqual(["a\nb\nc\nd", "committed"]);
    expect(await doDeploy({ "on-drift": "refuse" })).toMatchObject({ outcome: "deployed", liveCommit: report.commit });
  });

  test("only names the commit on request, the same one each time, and keeps it from git gc until it is merged", async () => {
    await deployed();
    live({ main: "edited" });
    const report = await doPull(name);
    expect(report).toMatchObject({ outcome: "pulled" });
    expect((await doPull(name)).commit).toBe(report.commit);
    expect(refs()).toHaveLength(2);
    repository.git("gc", "-q", "--prune=now");
    repository.git("merge", "-q", report.commit ?? "");
    expect((await doPull()).outcome).toBe("unchanged");
    expect(refs()).toEqual(["refs/heads/main"]);
  });

  test("writes nothing in a dry run, and nothing where there is nothing to pull", async () => {
    await deployed();
    const objects = () => repository.git("count-objects", "-v");
    const before = [objects(), refs()];
    expect(await doPull()).toMatchObject({ outcome: "unchanged" });
    live({ main: "edited\n" });
    const planned = await doPull({ ...name, patch: true }, { "dry-run": true });
    expect(planned).toMatchObject({ outcome: "planned" });
    expect(planned.patch).toContain("-a\n-b\n-c\n+edited\n");
    expect([objects(), refs()]).toEqual(before);
    live({});
    expect(await doPull()).toMatchObject({ outcome: "unchanged", message: expect.stringContaining("holds no code") });
    expect(await doPull({ ...merge, branch: "nowhere" })).toMatchObject({ outcome: "usage" });
  });

  test("leaves a conflict as git leaves it, names the commit, and says what helps", async () => {
    await deployed();
    repository.commit({ "src/main.js": "a\nmine\nc\n" });
    live({ main: "a\ntheirs\nc\n" });
    const report = await doPull();
    expect(report).toMatchObject({ outcome: "failed", message: expect.stringContaining("git merge --abort") });
    expect(repository.git("rev-parse", "MERGE_HEAD")).toBe(report.commit);
    expect(repository.git("status", "--porcelain")).toBe("UU src/main.js");
    expect(await doPull()).toMatchObject({ outcome: "failed", commit: report.commit });
    repository.git("merge", "--abort");
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("leaves alone what is not committed: git refuses the merge, and the commit is there", async () => {
    await deployed();
    live({ main: "a\nb\nc\nlive\n" });
    writeFileSync(join(repository.directory, "src/main.js"), "half done\n");
    const report = await doPull();
    expect(report).toMatchObject({ outcome: "failed", message: expect.stringContaining("git merge refused it") });
    expect(repository.git("status", "--porcelain")).toBe(" M src/main.js");
    repository.git("checkout", "-q", "src/main.js");
    repository.git("merge", "-q", report.commit ?? "");
    expect((await doDeploy()).outcome).toBe("unchanged");
  });

  test("rebases on request, with the hooks of the person", async () => {
    await deployed();
    repository.commit({ "src/other.js": "mine\n" });
    const hook = join(repository.directory, ".git/hooks/post-rewrite");
    writeFileSync(hook, '#!/bin/sh\ntouch "$(git rev-parse --git-dir)/seen"\n');
    chmodSync(hook, 0o755);
    live({ main: "a\nb\nc\nlive\n" });
    const report = await doPull({ ...merge, how: "rebase" });
    expect(report.message).toContain("HEAD is on top of it");
    expect(existsSync(join(repository.directory, ".git/seen"))).toBe(true);
    expect(repository.git("rev-parse", "HEAD^")).toBe(report.commit);
    expect(repository.git("show", "HEAD:src/other.js")).toBe("mine");
    expect((await doDeploy({ "on-drift": "refuse" })).outcome).toBe("deployed");
  });

  test("puts modules back where they are at home: layout reversed, mode kept, bytes as they are live", async () => {
    await deployed({
      "screeps-sync.yml": "source: bot/src\nlayout: dot\n",
      ".gitattributes": "* text=auto eol=lf\n*.js filter=none ident\n",
      "bot/src/main.js": "require('role.miner')\n",
      "bot/src/role/miner.js": "1\n",
      "bot/src/role/gone.js": "2\n",
      "bot/src/bytes.wasm": Uint8Array.of(0, 97, 115, 109),
      "bot/README.md": "read me\n",
    });
    repository.git("update-index", "--chmod=+x", "bot/src/role/miner.js");
    repository.git("commit", "-q", "--amend", "--no-edit");
    await doDeploy();
    live({
      main: "require('role.miner') // $Id$\r\n",
      "role.miner": "é\r\n",
      "role.hauler.big": "3",
      bytes: { binary: "AGFzbQE=" },
      lib: { binary: "AAE=" },
    });
    const report = await doPull(name);
    expect(report).toMatchObject({ outcome: "pulled", left: [] });
    const listed = repository.git("ls-tree", "-r", report.commit ?? "", "bot/src");
    expect(listed.split("\n").map((line) => line.replace(/ blob \w+\t/, " "))).toEqual([
      "100644 bot/src/bytes.wasm",
      "100644 bot/src/lib.wasm",
      "100644 bot/src/main.js",
      "100644 bot/src/role/hauler/big.js",
      "100755 bot/src/role/miner.js",
    ]);
    expect(repository.git("cat-file", "blob", `${report.commit}:bot/src/role/miner.js`)).toBe("é\r");
    expect(tree(report.commit ?? "")).toContain("bot/README.md");
  });

  test("lists what no file can hold, keeps it in a record, and pulls the rest", async () => {
    await deployed();
    live({
      main: "a\nb\nc\nd\n",
      "a:b": "1",
      Main: "2",
      half: "\ud83d",
      odd: [1],
      "..": "3",
      sloppy: { binary: "AAE" },
    });
    const report = await doPull();
    expect(report).toMatchObject({ outcome: "pulled", plan: { changed: [{ name: "main" }], added: [] } });
    expect(report.left.map(({ name }) => name)).toEqual(["Main", "a:b", "half", "odd", "sloppy"]);
    expect(refs()).toContainEqual(expect.stringMatching(/^refs\/screeps\/.*\/default$/));
    expect(await doDeploy({ "on-drift": "refuse", "dry-run": true })).toMatchObject({ outcome: "planned" });
    const again = await doPull();
    expect(again).toMatchObject({ outcome: "backed-up", record: report.record });
  });

  test("makes the first commit of a repository that has none, below src/, and merges that too", async () => {
    live({ main: "require('role/miner')\n", "role/miner": "1\n", flat: "2\n" });
    const report = await doPull(merge, { branch: undefined });
    expect(report).toMatchObject({ outcome: "pulled", branch: "default" });
    expect(tree("HEAD")).toEqual(["screeps-sync.yml", "src/flat.js", "src/main.js", "src/role/miner.js"]);
    expect((await doDeploy()).outcome).toBe("unchanged");
  });

  test("names the commit alone in a bare repository, in a repository of SHA-256 too, and from a subfolder", async () => {
    repository = makeRepository(folder.fresh(), { format: "sha256" });
    await deployed();
    live({ main: "edited\n" });
    const bare = folder.fresh("bare");
    runGit(repository.directory, ["clone", "-q", "--bare", ".", bare]);
    await expect(doPull(merge, {}, bare)).rejects.toThrow("--no-merge names the commit alone");
    const report = await doPull(name, {}, bare);
    expect(useRepository(bare).git("show", `${report.commit}:src/main.js`)).toBe("edited");
    expect((await doPull(name, {}, join(repository.directory, "src"))).base).toBe(repository.git("rev-parse", "HEAD"));
  });

  test("says what git did where a setting has it commit nothing", async () => {
    await deployed();
    repository.commit({ "src/other.js": "mine\n" });
    repository.git("config", "branch.main.mergeOptions", "--no-commit --no-ff");
    live({ main: "a\nb\nc\nlive\n" });
    expect(await doPull()).toMatchObject({ outcome: "pulled", message: expect.stringContaining("did not commit it") });
    repository.git("commit", "-q", "--no-edit");
    expect((await doDeploy({ "on-drift": "refuse" })).outcome).toBe("deployed");
  });
});
