import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { RawSettings } from "../../../src/model/settings/read-settings.ts";
import { cleanTargets } from "../../../src/sync/clean/clean-targets.ts";
import { prepareClean } from "../../../src/sync/clean/cleaning.ts";
import type { OpenPullRequest } from "../../../src/sync/clean/standing-refs.ts";
import { makeRepository, runGit, type TestRepository, useRepository } from "../../support/repository.ts";
import { askedOf } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
let remote: TestRepository;
const folder = withEmulatorAndRepository((fresh) => {
  emulator = fresh.emulator;
});

const config = `source: src
branches:
  main: default
  "feature/*": "f-{slug}"
  "pull/*": "pr-{number}"
`;
const on = (text: string) => ({ "src/main.js": `// ${text}\n` });
const live = (branch: string, text: string) => emulator.setCode(branch, [["main", `// ${text}\n`]]);
const names = () => emulator.branches();
const activate = (branch: string, activeName: string) =>
  fetch(`${emulator.url}/api/user/set-active-branch`, {
    method: "POST",
    headers: { "X-Token": emulator.token, "Content-Type": "application/json" },
    body: JSON.stringify({ branch, activeName }),
  });
const removal = { method: "POST", path: "/api/user/delete-branch" } as const;
const writes = () => emulator.lines().filter((line) => line.startsWith("POST"));

/** A clone of a remote with main, on which feature/x and pull request 7 were merged and a git branch feature/y is not. */
beforeEach(() => {
  remote = makeRepository(folder.fresh("remote"));
  remote.commit({ "screeps-sync.yml": config, ...on("old") });
  remote.git("checkout", "-q", "-b", "feature/x");
  remote.commit(on("x"));
  remote.git("checkout", "-q", "main");
  remote.git("merge", "-q", "--no-ff", "-m", "x", "feature/x");
  remote.commit(on("main"));
  remote.git("branch", "feature/y");
  remote.git("branch", "-D", "feature/x");
  const directory = folder.fresh();
  runGit(folder.path, ["clone", "-q", `file://${remote.directory}`, directory]);
  repository = useRepository(directory);
  live("default", "main");
});

const asked = (raw: RawSettings = {}, recordRemote?: string) =>
  askedOf(repository.directory, emulator, {
    raw: { branch: undefined, ...raw },
    ...(recordRemote && { recordRemote }),
  });

async function doClean(raw: RawSettings = {}, openPulls?: readonly OpenPullRequest[]) {
  const prepared = await prepareClean(asked(raw), async () => openPulls);
  const { reports } = await cleanTargets(asked(raw), prepared);
  if (reports[0] === undefined) throw new Error("No server");
  return reports[0];
}

describe("clean", () => {
  test("removes what a rule made and whose git branch is gone, and says which commit it was", async () => {
    live("f-feature-x", "x");
    live("f-feature-y", "main");
    live("mine", "x");
    const report = await doClean();
    expect(report).toMatchObject({ outcome: "cleaned", removed: [{ branch: "f-feature-x" }], kept: [], branches: 3 });
    expect(repository.git("show", `${report.removed[0]?.commit}:src/main.js`)).toBe("// x");
    expect(names().toSorted()).toEqual(["default", "f-feature-y", "mine"]);
    expect(writes()).toEqual(["POST /api/user/delete-branch"]);
    expect(await doClean()).toMatchObject({ outcome: "unchanged", removed: [] });
  });

  test("a dry run shows the same and sends nothing that writes, and keeps no record", async () => {
    live("f-feature-x", "x");
    live("f-feature-z", "a stranger's");
    const report = await doClean({ "dry-run": true });
    expect(report).toMatchObject({ outcome: "planned", removed: [{ branch: "f-feature-x" }] });
    expect(report.message).toMatch(/Would remove 1 code branch .*"f-feature-x" \(was [0-9a-f]{7}\).*would be kept/);
    expect([writes(), repository.git("for-each-ref", "refs/screeps")]).toEqual([[], ""]);
  });

  test("never removes what no commit has: it is recorded, told, and stays, the next time too", async () => {
    live("f-feature-x", "edited in the game");
    const report = await doClean();
    expect(report).toMatchObject({ outcome: "unchanged", removed: [], kept: [{ branch: "f-feature-x" }] });
    const { record = "" } = report.kept[0] ?? {};
    expect(repository.git("show", `${record}:modules/main.js`)).toBe("// edited in the game");
    expect(report.message).toContain(`"f-feature-x" stays: no commit of this repository has what it holds`);
    expect((await doClean()).kept[0]?.record).toBe(record);
    expect(names()).toContain("f-feature-x");
  });

  test("never removes what the game runs, in the world and in the simulator", async () => {
    for (const name of ["f-feature-x", "f-feature-z"]) live(name, "x");
    await activate("f-feature-x", "activeWorld");
    await activate("f-feature-z", "activeSim");
    expect(await doClean()).toMatchObject({ outcome: "unchanged" });
    expect(names()).toHaveLength(3);
  });

  test("a git branch of this clone that was not pushed yet keeps its code branch, and an empty one is left alone", async () => {
    repository.git("branch", "feature/mine");
    live("f-feature-mine", "main");
    emulator.setCode("f-feature-empty", []);
    const report = await doClean();
    expect(report).toMatchObject({ outcome: "unchanged", kept: [{ branch: "f-feature-empty" }] });
    expect(report.message).toContain("holds no code");
  });

  test("a pull request counts as open as the host says, whatever git shows", async () => {
    live("pr-7", "x");
    live("pr-8", "x");
    const report = await doClean({}, [{ number: 8, gitBranch: "any" }]);
    expect(report).toMatchObject({ outcome: "cleaned", removed: [{ branch: "pr-7" }] });
    expect(names()).toContain("pr-8");
  });

  test("without the host's word one is open whose head is at a git branch; what it brought explains its code", async () => {
    remote.git("checkout", "-q", "--detach", "feature/y");
    remote.git("update-ref", "refs/pull/9/head", remote.commit(on("squashed")));
    remote.git("update-ref", "refs/pull/8/head", "feature/y");
    remote.git("checkout", "-q", "main");
    live("pr-9", "squashed");
    live("pr-8", "main");
    expect(await doClean()).toMatchObject({ outcome: "cleaned", removed: [{ branch: "pr-9" }] });
    expect(names()).toContain("pr-8");
  });

  test("fetches what a shallow clone does not have before it calls code unexplained", async () => {
    const directory = folder.fresh();
    runGit(folder.path, ["clone", "-q", "--depth", "1", `file://${remote.directory}`, directory]);
    repository = useRepository(directory);
    live("f-feature-x", "x");
    expect(await doClean()).toMatchObject({ outcome: "cleaned", removed: [{ branch: "f-feature-x" }] });
  });

  test("refuses where nothing tells what is gone: no remote, or one that lists no git branch", async () => {
    live("f-feature-x", "x");
    repository.git("remote", "set-url", "origin", makeRepository(folder.fresh()).directory);
    await expect(doClean()).rejects.toThrow("Cannot tell which git branches are gone: origin lists none at all");
    repository.git("remote", "remove", "origin");
    await expect(doClean()).rejects.toThrow("this clone has no remote");
    repository.git("remote", "add", "origin", `${remote.directory}-gone`);
    await expect(doClean()).rejects.toThrow();
    expect(emulator.lines()).toEqual([]);
  });

  test("a server that says ok and keeps a code branch is not believed", async () => {
    live("f-feature-x", "x");
    emulator.addFault({ fault: "reply", ...removal, when: "before", body: '{"ok":1}' });
    const report = await doClean();
    expect(report).toMatchObject({ outcome: "failed", message: expect.stringContaining("still lists") });
  });

  test("a lost answer is settled by another read; without one nobody knows", async () => {
    live("f-feature-x", "x");
    emulator.addFault({ fault: "reset", ...removal, when: "after" });
    expect(await doClean({ "max-wait": "9" })).toMatchObject({
      outcome: "cleaned",
      removed: [{ branch: "f-feature-x" }],
    });
    live("f-feature-x", "x");
    emulator.addFault({ fault: "reset", ...removal, when: "after" });
    expect(await doClean({ "max-wait": "0" })).toMatchObject({ outcome: "unknown" });
  });

  test("at a limit it says what was done before, and when it goes on", async () => {
    for (const name of ["pr-1", "pr-2"]) live(name, "x");
    emulator.addFault({ fault: "rate-limit", ms: 600_000, path: "/api/user/code", method: "GET", skip: 1 });
    const report = await doClean({}, []);
    expect(report).toMatchObject({ outcome: "rate-limited", removed: [{ branch: "pr-1" }], retryAfterMs: 600_000 });
    expect(report.message).toContain('removed before that: "pr-1"');
  });

  test("tells how many code branches there are before the server refuses one more", async () => {
    for (let number = 0; number < 27; number += 1) live(`b${number}`, "x");
    expect((await doClean()).message).toContain("there are 28 code branches, and the server allows 30");
  });
});
