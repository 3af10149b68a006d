import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { makeRepository, type TestRepository } from "../support/repository.ts";
import { withSharedEmulator } from "../support/with-emulator.ts";
import { gitWithHelper } from "./git-with-helper.ts";

let emulator: Emulator;
let repository: TestRepository;
let run: ReturnType<typeof gitWithHelper>;
const folder = withSharedEmulator((started) => {
  emulator = started;
});

beforeAll(() => {
  run = gitWithHelper(folder.path, { SCREEPS_TOKEN: emulator.token });
  repository = makeRepository(join(folder.path, "bot"));
  repository.commit({ "src/main.js": "a\nb\nc\n", "screeps-sync.yml": "source: src\nbranches: { main: default }\n" });
  repository.git("remote", "add", "game", `screeps::${emulator.url}`);
});

const git = (...args: string[]) => run(repository.directory, args);
const live = (branch: string, main: string) => emulator.setCode(branch, [["main", main]]);
const at = (ref: string) => repository.git("rev-parse", ref);
const remoteRefs = () => repository.git("for-each-ref", "--format=%(refname)", "refs/remotes/game").split("\n");

describe("git and a game", () => {
  test("git push is a deploy: it writes, and says up to date only after a look", async () => {
    const first = await git("push", "game", "main:default");
    expect(first).toMatchObject({ status: 0, stderr: expect.stringContaining("main -> default") });
    expect(emulator.code("default")).toEqual(new Map([["main", "a\nb\nc\n"]]));
    expect(at("game/default")).toBe(at("main"));
    emulator.clearRequests();
    expect((await git("push", "game", "main:default")).stderr).toContain("Everything up-to-date");
    expect(emulator.lines()).toContain("GET /api/user/code?branch=default");
  });

  test("git fetch brings what is live as game/<branch>: the commit that it is, or what was edited on top of it", async () => {
    const edited = "a\nb\nc\n// in the game\n";
    live("default", edited);
    live("sim", "unknown\n");
    const { status, stderr } = await git("fetch", "game");
    expect([status, stderr]).toEqual([0, expect.stringContaining('Not read: "sim"')]);
    expect(repository.git("show", "game/default:src/main.js")).toBe(edited.trimEnd());
    expect(at("game/default^")).toBe(at("main"));
    const before = at("game/default");
    await git("fetch", "game");
    expect(at("game/default")).toBe(before);
  });

  test("drift is non-fast-forward; merged, the push goes through", async () => {
    repository.commit({ "src/other.js": "1\n" });
    const refused = await git("push", "game", "main:default");
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/! \[rejected\] +main -> default \(non-fast-forward\)/),
    });
    expect(emulator.code("default")?.size).toBe(1);
    expect((await git("merge", "-q", "--no-edit", "game/default")).status).toBe(0);
    expect((await git("push", "game", "main:default")).stderr).toContain("Deployed");
    expect(emulator.code("default")?.size).toBe(2);
    expect(emulator.code("default")?.get("main")).toBe("a\nb\nc\n// in the game\n");
  });

  test("+ keeps a copy and overwrites, and a dry run writes nothing", async () => {
    live("default", "edited again\n");
    expect((await git("push", "--dry-run", "game", "+main:default")).status).toBe(0);
    expect(emulator.code("default")?.get("main")).toBe("edited again\n");
    const forced = await git("push", "game", "+main:default");
    expect(forced).toMatchObject({ status: 0, stderr: expect.stringContaining("Deployed") });
    expect(repository.git("for-each-ref", "--format=%(refname)", "refs/screeps")).toContain("/default");
  });

  test("git push :branch removes what is explained, and nothing else", async () => {
    const refused = await git("push", "game", ":sim");
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining("non-fast-forward") });
    expect(refused.stderr).toContain('"screeps-sync backup sim" records it first');
    live("old", "a\nb\nc\n");
    expect((await git("push", "game", ":default")).stderr).toContain("it is the active one");
    expect((await git("push", "--dry-run", "game", ":old")).status).toBe(0);
    expect((await git("push", "game", ":old")).status).toBe(0);
    expect(emulator.branches()).toEqual(expect.arrayContaining(["default", "sim"]));
    expect(emulator.branches()).not.toContain("old");
  });

  test("a setting names more branches; the rest stay as last seen, those that are gone are pruned", async () => {
    repository.git("config", "--add", "remote.game.screeps-branches", "s*");
    live("f x", "odd name\n");
    await git("fetch", "game");
    expect(remoteRefs()).toEqual(["refs/remotes/game/default", "refs/remotes/game/sim"]);
    repository.git("config", "--replace-all", "remote.game.screeps-branches", "f*");
    emulator.clearRequests();
    await git("fetch", "--prune", "game");
    expect(remoteRefs()).toContain("refs/remotes/game/f%20x");
    expect(remoteRefs()).toContain("refs/remotes/game/sim");
    expect(emulator.lines().filter((line) => line.includes("branch=sim"))).toEqual([]);
  });

  test("git clone makes a repository of an account that never had one; a deploy of it is unchanged", async () => {
    emulator.setCode("default", [
      ["main", "require('role/miner');\n"],
      ["role/miner", "1;\n"],
    ]);
    for (const format of ["sha1", "sha256"]) {
      const cloned = await run(
        folder.path,
        ["-c", `init.defaultObjectFormat=${format}`, "clone", "-q", `screeps::${emulator.url}`, format],
        {
          GIT_DEFAULT_HASH: format,
        },
      );
      expect([cloned.status, cloned.stderr]).toEqual([0, expect.any(String)]);
      const clone = join(folder.path, format);
      expect((await run(clone, ["ls-files"])).stdout.split("\n")).toEqual([
        "screeps-sync.yml",
        "src/main.js",
        "src/role/miner.js",
      ]);
      expect((await run(clone, ["rev-parse", "--show-object-format"])).stdout).toBe(format);
      expect((await run(clone, ["push", "origin", "HEAD"])).stderr).toContain("Everything up-to-date");
    }
  });

  test("what is no game, and what a commit asks for, is refused in one line", async () => {
    const none = await run(folder.path, ["ls-remote", `screeps::${emulator.url}`]);
    expect(none.status).toBe(128);
    expect(none.stderr).toContain("there is no repository to hold it");
    const submodule = await run(repository.directory, ["fetch", "game"], { GIT_PROTOCOL_FROM_USER: "0" });
    expect(submodule.status).toBe(128);
    const tag = await git("push", "game", "main:refs/tags/v1");
    expect(tag.stderr).toContain("a game has code branches alone");
  });
});
