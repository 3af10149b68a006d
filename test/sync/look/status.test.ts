import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { backupTargets } from "../../../src/sync/backup/backup-targets.ts";
import { statusTargets } from "../../../src/sync/look/status-targets.ts";
import { log } from "../../../src/sync/records/log.ts";
import { quietDoor } from "../../support/door.ts";
import { runGit, type TestRepository, writeFiles } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

const wish = { all: true, globs: [], memory: false, segments: [], shards: [] };
let emulator: Emulator;
let repository: TestRepository;

const folder = withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
});

const asked = (directory = repository.directory) =>
  askedOf(directory, emulator, { raw: { branch: undefined, "max-wait": "0" } });
async function status(directory?: string) {
  const report = await statusTargets(asked(directory), []);
  return report.servers[0];
}

describe("status", () => {
  test("goes on behind a branch whose name the service takes for the active one", async () => {
    emulator.setCode("$x", [["main", "1"]]);
    emulator.setCode("other", [["main", "2"]]);
    expect((await status())?.branches).toMatchObject([
      { branch: "default" },
      { branch: "$x", state: "unread", why: "the service takes its name for the active branch" },
      { branch: "other", state: "foreign" },
    ]);
  });

  test("says which commit is live on each branch, how far it is from the ref, and what was edited in the game", async () => {
    repository.commit({ "src/main.js": "1\n", "src/a.js": "a\n" }, "first");
    repository.commit({ "src/main.js": "2\n" }, "second");
    // Nothing of the source: who deployed this commit is not behind it.
    repository.commit({ "README.md": "not source" }, "third");
    await runDeploy(repository.directory, emulator);
    emulator.setCode("old", [
      ["main", "1\n"],
      ["a", "a\n"],
    ]);
    emulator.setCode("edited", [
      ["main", "2\nmore\n"],
      ["new", "x\n"],
    ]);
    emulator.setCode("empty", [["main", ""]]);
    expect((await status())?.branches).toMatchObject([
      {
        branch: "default",
        active: true,
        state: "commit",
        live: { subject: "second" },
        behind: 0,
        ahead: 0,
        modules: 2,
      },
      { branch: "old", active: false, state: "commit", live: { subject: "first" }, behind: 1 },
      {
        branch: "edited",
        state: "edited",
        nearest: { subject: "second" },
        edited: [
          { name: "main", change: "changed", added: 1, removed: 0 },
          { name: "new", change: "added", added: 1, removed: 0 },
          { name: "a", change: "removed" },
        ],
      },
      { branch: "empty", state: "empty" },
    ]);
    expect(emulator.lines().filter((line) => line.startsWith("POST"))).toHaveLength(1);
    expect(repository.git("count-objects")).not.toBe("");
  });

  test("shows the last record and whether it is live, and the rest as not asked when a limit comes", async () => {
    emulator.setCode("default", [["main", "1"]]);
    emulator.setCode("x", [["main", "1"]]);
    await backupTargets(asked(), wish);
    emulator.setCode("x", [["main", "2"]]);
    emulator.spend("GET /api/user/code", 57);
    const seen = await status();
    expect(seen?.branches).toMatchObject([
      { branch: "default", state: "recorded", record: { isLive: true, origin: "backup" } },
      { branch: "x", state: "not-asked" },
    ]);
    expect(seen?.retryAt).toMatch(/Z$/);
    emulator.liftLimits();
    expect((await status())?.branches[1]).toMatchObject({ state: "edited", record: { isLive: false } });
  });

  test("knows the folders of several code branches, and what a build made of which commit", async () => {
    repository.commit({
      "a/main.js": "1\n",
      "b/main.js": "2\n",
      "screeps-sync.yml": "branches: { main: { 'a/': default, 'b/': b } }\n",
    });
    emulator.setCode("default", [["main", "1\n"]]);
    emulator.setCode("b", [["main", "2\n"]]);
    expect((await status())?.branches).toMatchObject([{ state: "commit" }, { state: "commit" }]);
    repository.commit({ "screeps-sync.yml": "from: folder\nsource: dist\n", ".gitignore": "dist/\n" }, "built");
    writeFiles(repository.directory, { "dist/main.js": "made\n" });
    await runDeploy(repository.directory, emulator);
    const from = repository.git("rev-parse", "HEAD");
    repository.git("commit", "-q", "--allow-empty", "-m", "later");
    expect((await status())?.branches[0]).toMatchObject({
      state: "recorded",
      live: { commit: from, subject: "built" },
      record: { origin: "deploy", from },
    });
  });

  test("calls code edited where it is near to a commit, and else not from this repository", async () => {
    const lines = Array.from({ length: 10 }, (_, index) => `line(${index});\n`);
    repository.commit({ "main.js": lines.join("") });
    emulator.setCode("default", [["main", `${lines.slice(0, 9).join("")}edited();\n`]]);
    emulator.setCode("b", [["main", `${lines.slice(0, 2).join("")}${"another();\n".repeat(9)}`]]);
    emulator.setCode("c", [
      ["main", "// another bot"],
      ["x", "1"],
    ]);
    expect((await status())?.branches).toMatchObject([{ state: "edited" }, { state: "foreign" }, { state: "foreign" }]);
  });

  test("does not claim that code was edited without saying that the clone is shallow", async () => {
    repository.commit({ "src/main.js": "1\n" }, "first");
    await runDeploy(repository.directory, emulator);
    repository.commit({ "src/main.js": "2\n" }, "second");
    runGit(folder.path, ["clone", "-q", "--depth=1", `file://${repository.directory}`, "shallow"]);
    expect((await status(join(folder.path, "shallow")))?.branches[0]).toMatchObject({ state: "edited", shallow: true });
  });
});

describe("log()", () => {
  test("lists what was live, newest first, with how it came, and without a request", async () => {
    repository.commit({ "src/main.js": "1\n" }, "first");
    emulator.setCode("default", [["main", "edited\n"]]);
    await runDeploy(repository.directory, emulator);
    repository.commit({ "src/main.js": "2\n" }, "second");
    await runDeploy(repository.directory, emulator);
    emulator.clearRequests();
    const { repository: git } = quietDoor(repository.directory);
    const entries = await log({ server: undefined, branches: [], limit: 30 }, git);
    expect(entries.map(({ origin, subject, change }) => [origin, subject, change])).toEqual([
      ["deploy", "second", "1 changed"],
      ["deploy", "first", "1 changed"],
      ["edit", undefined, "first record"],
    ]);
    expect(emulator.lines()).toEqual([]);
    await expect(log({ server: undefined, branches: ["none"], limit: 30 }, git)).rejects.toThrow("there are default");
  });
});
