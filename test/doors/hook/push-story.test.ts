import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { dist } from "../../support/dist.ts";
import { makePusher, type Pusher } from "../../support/pushing.ts";
import type { Files } from "../../support/repository.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

const run = promisify(execFile);
const token = "0f9e8d7c-6b5a-4321-9876-fedcba543210";
const config = 'source: src\nbranches: { main: default, "f/*": "{slug}", "tag:v*": release }\n';

let emulator: Emulator;
const { fresh } = withSharedEmulator(
  (started) => {
    emulator = started;
  },
  () => {
    for (const branch of ["f-a", "f-b", "release"]) emulator.setCode(branch, [["main", ""]]);
    emulator.setCode("default", [["main", ""]]);
  },
);

const live = (branch = "default") => emulator.code(branch)?.get("main");
const writes = () => emulator.lines().filter((line) => line.startsWith("POST")).length;

function installed(
  files: Files = { "src/main.js": "one", "screeps-sync.yml": config },
  flags: readonly string[] = [],
): Pusher {
  const pusher = makePusher(fresh(), { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token }, files);
  pusher.sync("install", ...flags);
  return pusher;
}

/** A git branch with these files in a commit of its own; HEAD comes back to main. */
function branchWith({ git, commit }: Pusher, name: string, files: Files): string {
  git("checkout", "-q", "-b", name);
  const oid = commit(files);
  git("checkout", "-q", "main");
  return oid;
}

describe("a push looks at all before it writes", () => {
  it("writes nothing where another ref of the push is refused", async () => {
    const pusher = installed();
    branchWith(pusher, "f/a", { "src/.x.js": "" });
    const { status, stderr } = await pusher.push(["origin", "main", "f/a"]);
    expect({ status, lines: emulator.lines() }).toEqual({ status: 1, lines: [] });
    expect(stderr).toMatch(/src\/\.x\.js[\s\S]*The push is stopped/);
  });

  it("writes nothing where one folder of a rule is refused", async () => {
    const rules = "branches:\n  main: { a: default, b: f-b }\n";
    const { push } = installed({ "a/main.js": "one", "b/.x.js": "", "b/main.js": "two", "screeps-sync.yml": rules });
    const { status } = await push(["origin", "main"]);
    expect({ status, lines: emulator.lines() }).toEqual({ status: 1, lines: [] });
  });

  it("counts the code branches that it would make, and makes none where they are too many", async () => {
    const pusher = installed({ "src/main.js": "one" });
    const names = Array.from({ length: 36 }, (_, index) => `b${index}`);
    for (const name of names) pusher.git("branch", name);
    const { status, stderr } = await pusher.push(["--all", "origin"]);
    expect(stderr).toMatch(/Cannot create \d+ code branches on \S+: there are \d+, and the server allows 30/);
    expect({ status, lines: emulator.lines() }).toEqual({ status: 1, lines: ["GET /api/user/branches"] });
  });

  it("searches a push without a rule for lines with a token alone, as docs/hook.md says", async () => {
    const pusher = installed();
    await pusher.push(["--no-verify", "origin", "main"]);
    branchWith(pusher, "wide", { "a.txt": Buffer.from(`token: ${token}`, "utf16le") });
    const alone = await pusher.push(["--dry-run", "origin", "wide"]);
    const beside = await pusher.push(["origin", "main:f/a", "wide"]);
    expect([alone.status, beside.status]).toEqual([0, 1]);
    expect(alone.stderr).not.toMatch(/^screeps-sync/m);
    expect(beside.stderr).toContain("holds what looks like a token");
  });

  it("stops a push that carries a token in any ref, with a rule or forced, and in an earlier commit", async () => {
    const pusher = installed();
    await pusher.push(["--no-verify", "origin", "main"]);
    pusher.commit({ "a.txt": `token: ${token}` });
    pusher.commit({ "a.txt": undefined });
    const later = await pusher.push(["origin", "main"]);
    pusher.git("reset", "-q", "--hard", "HEAD~2");
    pusher.git("commit", "-q", "--amend", "-m", "rewritten");
    pusher.commit({ "a.txt": `token: ${token}` });
    const forced = await pusher.push(["-f", "origin", "main"]);
    pusher.git("reset", "-q", "--hard", "HEAD~1");
    branchWith(pusher, "no-rule", { "b.txt": `token: ${token}` });
    const beside = await pusher.push(["-f", "origin", "main", "no-rule"]);
    const alone = await pusher.push(["origin", "no-rule"]);
    for (const { status, stderr } of [later, forced, beside, alone]) {
      expect(status).toBe(1);
      expect(stderr).toContain("holds what looks like a token");
    }
    expect({ lines: emulator.lines(), remote: pusher.atRemote("no-rule") }).toEqual({ lines: [], remote: undefined });
  });
});

describe("a push writes each code branch once", () => {
  it("writes the newest of many tags, whatever their names", async () => {
    const { git, commit, push } = installed();
    for (const version of ["v9", "v10", "v11"]) {
      commit({ "src/main.js": version });
      git("tag", version);
    }
    git("tag", "-a", "v2", "-m", "the same commit as v11");
    const { status, stderr } = await push(["origin", "--tags"]);
    expect({ status, live: live("release"), writes: writes() }).toEqual({ status: 0, live: "v11", writes: 1 });
    expect(stderr).toMatch(/! Skipped "v10", "v\d+" and "v9": "v\d+" is newer and goes to "release" too/);
  });

  it("does not write a tag that the remote has and git will not move", async () => {
    const { git, commit, push } = installed();
    git("tag", "v1");
    await push(["--no-verify", "origin", "v1"]);
    commit({ "src/main.js": "two" });
    git("tag", "-f", "v1");
    const { stderr } = await push(["origin", "v1"]);
    expect({ live: live("release"), lines: emulator.lines() }).toEqual({ live: "", lines: [] });
    expect(stderr).toContain("--branch release");
  });

  it("leaves a tag of a file alone, and a branch whose name no code branch can have", async () => {
    const { git, push, atRemote } = installed({ "src/main.js": "one" });
    git("tag", "file", git("rev-parse", "HEAD:src/main.js"));
    git("branch", "a-name-of-more-than-thirty-characters");
    const { status, stderr } = await push(["origin", "main:default", "file", "a-name-of-more-than-thirty-characters"]);
    expect({ status, live: live(), tag: atRemote("file") !== undefined }).toEqual({
      status: 0,
      live: "one",
      tag: true,
    });
    expect(stderr).toContain('Skipped "a-name-of-more-than-thirty-characters"');
  });
});

describe("a push with --atomic", () => {
  it("writes nothing where git refuses one of its refs, and all where the others are there already", async () => {
    const pusher = installed();
    branchWith(pusher, "f/a", { "src/main.js": "a" });
    await pusher.push(["--no-verify", "origin", "f/a"]);
    pusher.commit({ "src/main.js": "two" });
    const whole = await pusher.push(["--atomic", "origin", "main", "f/a"]);
    expect({ status: whole.status, live: live() }).toEqual({ status: 0, live: "two" });
    pusher.git("branch", "-f", "f/a", "main~1");
    pusher.commit({ "src/main.js": "three" });
    const { status, stderr } = await pusher.push(["--atomic", "origin", "main", "f/a"]);
    expect({ pushed: status === 0, live: live() }).toEqual({ pushed: false, live: "two" });
    expect(stderr).toContain('Skipped "main": --atomic pushes all refs or none, and git may refuse "f/a"');
  });
});

describe("a push ends in time", () => {
  it("waits five seconds at most, for all its refs together", async () => {
    const pusher = installed();
    branchWith(pusher, "f/a", { "src/main.js": "a" });
    branchWith(pusher, "f/b", { "src/main.js": "b" });
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 2500, times: 3 });
    const { status, stderr } = await pusher.push(["origin", "main", "f/a", "f/b"]);
    // The first ref waits once, and after that there is not enough left for anybody: refused twice, once, and not at all.
    expect({ status, writes: writes(), third: live("f-b") }).toEqual({ status: 0, writes: 4, third: "b" });
    expect(stderr.match(/^screeps-sync /gm)).toHaveLength(3);
  });

  it("counts what was refused before the time ran out", async () => {
    const rules = 'source: src\non-drift: refuse\nbranches: { main: default, "f/*": "{slug}" }\n';
    const pusher = installed({ "src/main.js": "one", "screeps-sync.yml": rules });
    branchWith(pusher, "f/a", { "src/main.js": "a" });
    emulator.setCode("default", [["main", "edited"]]);
    emulator.addFault({ fault: "stall", method: "POST", path: "/api/user/code" });
    const { status, stderr } = await pusher.push(["origin", "main", "f/a"]);
    expect({ status, writes: writes(), remote: pusher.atRemote("f/a") }).toEqual({
      status: 1,
      writes: 0,
      remote: undefined,
    });
    expect(stderr).toContain("The push is stopped");
  });
});

describe("what a push prints can be pasted", () => {
  it("names the pushed commit and its code branch, and the command deploys that", async () => {
    const pusher = installed();
    const topic = branchWith(pusher, "topic", { "src/main.js": "two" });
    pusher.git("tag", "main", topic);
    pusher.git("checkout", "-q", "topic");
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 60_000, times: 1 });
    const { status, stderr } = await pusher.push(["origin", "refs/heads/main"]);
    expect(status).toBe(0);
    const [, command = ""] = /The push goes on without it; afterwards: screeps-sync (.*)/.exec(stderr) ?? [];
    expect(command).toBe(`deploy ${pusher.git("rev-parse", "refs/heads/main").slice(0, 7)} --branch default`);
    emulator.clearFaults();
    await run(process.execPath, [join(dist, "cli.js"), ...command.split(" ")], {
      cwd: pusher.directory,
      env: { ...process.env, SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
    });
    expect(live()).toBe("one");
  });
});
