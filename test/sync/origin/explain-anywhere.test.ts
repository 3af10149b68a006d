import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { statusTargets } from "../../../src/sync/look/status-targets.ts";
import { writeRecord } from "../../../src/sync/records/record.ts";
import { runGit, type TestRepository } from "../../support/repository.ts";
import { askedOf, type RunOptions, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({ "src/main.js": "1\n" }, "first");
});

const deploy = async (options: RunOptions = {}) =>
  (await runDeploy(repository.directory, emulator, { ...options, raw: { "on-drift": "refuse", ...options.raw } }))
    .report;
const goLive = (text: string) => emulator.setCode("default", [["main", text]]);
const head = () => repository.git("rev-parse", "HEAD");

async function status() {
  const asked = askedOf(repository.directory, emulator, { raw: { branch: undefined } });
  return (await statusTargets(asked, ["default"])).servers[0]?.branches[0];
}

/** Git branches that are all newer than what the repository has, by whom it says. */
function addBranches(count: number, nameOf: (index: number) => string, email: string): void {
  const commits = Array.from({ length: count }, (_, index) => {
    const text = `branch ${index}\n`;
    return `commit ${nameOf(index)}\ncommitter x <${email}> ${1_800_000_000 + index} +0000\ndata 1\nx\nM 100644 inline src/main.js\ndata ${text.length}\n${text}\n`;
  });
  runGit(repository.directory, ["fast-import", "--quiet"], commits.join(""));
}

describe("the search for the commit of live code", () => {
  test("does not use up its places with our own records, here or fetched", async () => {
    repository.git("checkout", "-q", "-b", "colleague");
    const theirs = repository.commit({ "src/main.js": "theirs\n" });
    repository.git("checkout", "-q", "main");
    repository.git("reflog", "expire", "--expire=now", "--all");
    addBranches(20, (index) => `refs/remotes/origin/live/screeps.com/b${index}`, "screeps-sync@localhost");
    addBranches(20, (index) => `refs/heads/live/screeps.com/b${index}`, "screeps-sync@localhost");
    goLive("theirs\n");
    expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: theirs });
  });

  test("looks at HEAD also where it is detached, and at the date of a tag and not of its commit", async () => {
    addBranches(30, (index) => `refs/heads/b${index}`, "player@example.com");
    repository.git("checkout", "-q", "--detach");
    const detached = repository.commit({ "src/main.js": "detached\n" });
    goLive("detached\n");
    expect(await deploy({ ref: "main" })).toMatchObject({ outcome: "deployed", liveCommit: detached });
    const tagged = repository.commit({ "src/main.js": "tagged\n" });
    repository.git("checkout", "-q", "main");
    const tag = `object ${tagged}\ntype commit\ntag v1\ntagger x <a@b> 1900000000 +0000\n\nx\n`;
    repository.git("update-ref", "refs/tags/v1", runGit(repository.directory, ["mktag"], tag));
    repository.git("reflog", "expire", "--expire=now", "--all");
    goLive("tagged\n");
    expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: tagged });
  });

  test("says where a bound ended it", async () => {
    addBranches(33, (index) => `refs/heads/b${index}`, "player@example.com");
    goLive("by hand\n");
    const { outcome, message } = await deploy();
    expect(outcome).toBe("drift");
    expect(message).toContain("not looked at: 4 git branches and tags that are older than the newest 30");
  });

  test("says how many commits were looked at where that bound ended it, and nothing where it did not", async () => {
    goLive("by hand\n");
    expect((await deploy()).message).not.toContain("not looked at");
    const commits = Array.from({ length: 200 }, (_, index) => {
      const text = `${index}\n`;
      const from = index === 0 ? "from refs/heads/main^0\n" : "";
      return `commit refs/heads/main\ncommitter x <x@y> ${1_800_000_000 + index} +0000\ndata 1\nx\n${from}M 100644 inline src/main.js\ndata ${text.length}\n${text}\n`;
    });
    runGit(repository.directory, ["fast-import", "--quiet"], commits.join(""));
    expect((await deploy({ ref: "main" })).message).toContain(
      "not looked at: commits before the last 200 that touch the source",
    );
  });

  test("never takes a record for a commit of the source, whatever the source folder is called", async () => {
    repository.git("mv", "src", "modules");
    repository.commit({ "screeps-sync.yml": "source: modules\n" });
    goLive("// by hand\n");
    const place = { server: "elsewhere", branch: "x" };
    const modules = new Map([["main", "// by hand\n"]]);
    const record = { place, modules, origin: { kind: "edit" as const }, time: new Date() };
    const { commit } = await writeRecord(openRepository(repository.directory), record);
    repository.git("branch", "live/elsewhere/x", commit);
    repository.git("tag", "kept", commit);
    expect(await deploy()).toMatchObject({ outcome: "drift" });
    expect(await status()).toMatchObject({ state: "foreign" });
    // Not even where it is what shall be deployed.
    expect((await deploy({ ref: "kept" })).outcome).toBe("unchanged");
    goLive("1\n");
    expect(await deploy({ ref: "kept", raw: { source: "modules" } })).toMatchObject({
      liveCommit: head(),
    });
  });

  test("finds what a git branch had before it was merged and deleted", async () => {
    repository.git("checkout", "-q", "-b", "feature");
    const feature = repository.commit({ "src/main.js": "2\n" });
    repository.git("checkout", "-q", "main");
    repository.commit({ "src/a.js": "a\n" });
    repository.git("merge", "-q", "--no-ff", "--no-edit", "feature");
    repository.git("branch", "-q", "-D", "feature");
    repository.git("reflog", "expire", "--expire=now", "--all");
    goLive("2\n");
    expect(await status()).toMatchObject({ state: "commit", live: { commit: feature }, behind: 1, ahead: 0 });
    expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: feature });
  });
});

describe("the distance to the ref", () => {
  test("counts the first-parent line, and only commits that touch the source", async () => {
    repository.commit({ "README.md": "beside" });
    repository.git("checkout", "-q", "-b", "feature");
    for (const text of ["a", "b", "c"]) repository.commit({ "src/f.js": `${text}\n` });
    repository.git("checkout", "-q", "main");
    repository.commit({ "src/main.js": "2\n" });
    repository.git("merge", "-q", "--no-ff", "--no-edit", "feature");
    repository.commit({ "screeps-sync.yml": "layout: slash\n" });
    goLive("1\n");
    expect(await status()).toMatchObject({ state: "commit", live: { subject: "first" }, behind: 2, ahead: 0 });
    repository.git("checkout", "-q", "-b", "other", "main~1");
    repository.commit({ "src/main.js": "3\n" }, "other");
    repository.git("checkout", "-q", "main");
    emulator.setCode("default", [
      ["main", "3\n"],
      ["f", "c\n"],
    ]);
    expect(await status()).toMatchObject({ live: { subject: "other" }, behind: 0, ahead: 1 });
  });
});

describe("what was deployed from here and is on no branch any more", () => {
  test.each([
    ["amended", () => repository.git("commit", "-q", "--amend", "--allow-empty", "-m", "amended")],
    ["reset", () => repository.git("reset", "-q", "--hard", "HEAD~2")],
  ])("is known after it was %s", async (_how, rewrite) => {
    repository.commit({ "src/main.js": "between\n" });
    const deployed = repository.commit({ "src/main.js": "2\n" }, "gone");
    await deploy();
    repository.commit({ "src/main.js": "3\n" });
    repository.git("reset", "-q", "--soft", "HEAD~1");
    rewrite();
    expect(await status()).toMatchObject({ state: "commit", live: { commit: deployed, subject: "gone" }, gone: true });
    const report = await deploy();
    expect(report).toMatchObject({ outcome: "deployed", liveCommit: deployed });
    expect(report.notes.join("\n")).toContain(
      `deployed from here as ${deployed.slice(0, 7)}, which is on no branch any more`,
    );
    expect(head()).not.toBe(deployed);
  });

  test("is not said of what a branch still has", async () => {
    const deployed = repository.commit({ "src/main.js": "2\n" });
    await deploy();
    repository.git("branch", "kept");
    repository.git("reset", "-q", "--hard", "HEAD~1");
    expect(await status()).not.toHaveProperty("gone");
    expect(await deploy()).toMatchObject({ liveCommit: deployed });
  });
});
