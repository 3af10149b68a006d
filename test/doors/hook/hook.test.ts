import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { makePusher, type Pusher } from "../../support/pushing.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

const read = "GET /api/user/code?branch=default";
const write = "POST /api/user/code";

let emulator: Emulator;
const { fresh } = withSharedEmulator(
  (started) => {
    emulator = started;
  },
  (server) => server.setCode("default", [["main", ""]]),
);

const account = () => ({ SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token });
const live = (branch = "default") => emulator.code(branch)?.get("main");

/** A clone with the hook installed. */
function installed(flags: readonly string[] = [], pusher: Pusher = makePusher(fresh(), account())): Pusher {
  pusher.sync("install", ...flags);
  return pusher;
}

/** Ctrl-C, as a terminal sends it to the whole group, once so many requests have come. */
async function interruptWhen(requests: number, group: number): Promise<void> {
  await vi.waitUntil(() => emulator.requests.length >= requests, { timeout: 20_000 });
  process.kill(-group, "SIGINT");
}

describe("git push with the hook installed", () => {
  it("deploys the pushed commit, not the work tree, and then pushes", async () => {
    const { git, push, atRemote, directory } = installed();
    writeFileSync(join(directory, "src/main.js"), "not committed");
    const { status, stderr } = await push(["origin", "main"]);
    expect({ status, live: live(), remote: atRemote("main") }).toEqual({
      status: 0,
      live: "one",
      remote: git("rev-parse", "HEAD"),
    });
    expect(emulator.lines()).toEqual([read, write, read, "GET /api/user/branches"]);
    expect(stderr).toContain("✓ Deployed");
  });

  it("warns that the game runs another branch, where no rule chose one", async () => {
    const { push } = installed([], makePusher(fresh(), account(), { "src/main.js": "one" }));
    const { status, stderr } = await push(["origin", "main"]);
    expect(stderr).toMatch(/screeps-sync ! The game on \S+ runs "default", and not "main"/);
    expect(status).toBe(0);
  });

  it("plans only with --dry-run, also when it is abbreviated or behind an alias", async () => {
    const { git, push } = installed();
    git("config", "alias.rehearse", "push -n");
    for (const args of [
      ["--dry-run", "origin", "main"],
      ["--dry-r", "origin", "main"],
      ["-fn", "origin", "main"],
    ]) {
      const { status, stderr } = await push(args);
      expect({ status, live: live() }).toEqual({ status: 0, live: "" });
      expect(stderr).toContain("Planned");
    }
    expect(emulator.lines()).toEqual([read, read, read]);
  });

  it("deletes a ref without a request", async () => {
    const { push, atRemote } = installed();
    await push(["--no-verify", "origin", "main", "main:old"]);
    const { status } = await push(["origin", ":main", ":old"]);
    expect({ status, remote: atRemote("main"), lines: emulator.lines() }).toEqual({
      status: 0,
      remote: undefined,
      lines: [],
    });
  });

  it("sends nothing for a branch or a tag without a rule, and starts no Node for it", async () => {
    const { git, push, atRemote } = installed();
    git("tag", "v1");
    git("config", "screeps-sync.node", "/bin/false");
    const { status, stderr } = await push(["origin", "main:feature", "v1"]);
    expect({ status, said: /^screeps-sync /m.test(stderr), lines: emulator.lines() }).toEqual({
      status: 0,
      said: false,
      lines: [],
    });
    expect(atRemote("v1")).toBeDefined();
  });

  it("takes the rules of the pushed commit, when they are newer than those it was installed with", async () => {
    const { git, commit, push } = installed();
    commit({ "screeps-sync.yml": 'source: src\nbranches: { "tag:v*": default }\n' });
    git("tag", "-a", "v1", "-m", "annotated");
    const { status } = await push(["origin", "v1"]);
    expect({ status, live: live() }).toEqual({ status: 0, live: "one" });
  });

  it("deploys a new branch, and several refs at once, each to its own code branch", async () => {
    const files = {
      "src/main.js": "one",
      "screeps-sync.yml": 'source: src\nbranches: { main: default, "f/*": "{slug}" }\n',
    };
    const { git, commit, push } = installed([], makePusher(fresh(), account(), files));
    git("checkout", "-q", "-b", "f/a");
    commit({ "src/main.js": "feature" });
    const { status } = await push(["origin", "main", "f/a"]);
    expect({ status, live: live(), feature: live("f-a") }).toEqual({ status: 0, live: "one", feature: "feature" });
  });

  it("asks nothing when everything is up to date", async () => {
    const { push } = installed();
    await push(["origin", "main"]);
    emulator.clearRequests();
    expect((await push(["origin", "main"])).status).toBe(0);
    expect(emulator.lines()).toEqual([]);
  });

  it("leaves an update alone that is not a fast-forward, and says what to run", async () => {
    const { git, commit, push, atRemote } = installed();
    await push(["origin", "main"]);
    git("commit", "-q", "--amend", "-m", "rewritten");
    commit({ "src/main.js": "two" });
    const { status, stderr } = await push(["--force", "origin", "main"]);
    expect({ status, live: live(), remote: atRemote("main") }).toEqual({
      status: 0,
      live: "one",
      remote: git("rev-parse", "HEAD"),
    });
    const pushed = git("rev-parse", "HEAD").slice(0, 7);
    expect(stderr).toContain(`screeps-sync deploy ${pushed} --branch default`);
  });

  it("has no part in pushes to another remote", async () => {
    const { git, push, remote } = installed();
    git("remote", "add", "other", remote);
    expect((await push(["other", "main"])).status).toBe(0);
    expect((await push([remote, "main:again"])).status).toBe(0);
    expect(emulator.lines()).toEqual([]);
  });

  it("is skipped by SCREEPS_SYNC=0 and by --no-verify", async () => {
    const { push } = installed();
    await push(["origin", "main"], { env: { SCREEPS_SYNC: "0" } });
    await push(["--no-verify", "origin", "main:again"]);
    expect(emulator.lines()).toEqual([]);
  });

  it("only checks with --mode check, without a server or credentials", async () => {
    const { push, commit } = installed(["--mode", "check"]);
    const env = { SCREEPS_TOKEN: undefined, SCREEPS_SERVER: undefined };
    expect((await push(["origin", "main"], { env })).stderr).toContain("✓ Checked");
    commit({ "src/main.js": undefined, "src/other.js": "" });
    const { status, stderr } = await push(["origin", "main"], { env });
    expect(status).toBe(1);
    expect(stderr).toContain('No module is called "main"');
    expect(emulator.lines()).toEqual([]);
  });
});

describe("a push over code that was edited in the game", () => {
  it("keeps a copy of it in the clone, and deploys", async () => {
    const { git, push } = installed();
    emulator.setCode("default", [["main", "edited"]]);
    const { status, stderr } = await push(["origin", "main"]);
    expect({ status, live: live() }).toEqual({ status: 0, live: "one" });
    expect(stderr).toContain("rift");
    // Newest first: what is live now, and what was live before.
    const [record = ""] = git("for-each-ref", "--format=%(refname)", "refs/screeps").split("\n");
    expect([record, `${record}^`].map((kept) => git("show", `${kept}:modules/main.js`))).toEqual(["one", "edited"]);
  });

  it("is stopped with on-drift: refuse", async () => {
    const rules = "source: src\non-drift: refuse\nbranches: { main: default }\n";
    const { push, atRemote } = installed(
      [],
      makePusher(fresh(), account(), { "src/main.js": "one", "screeps-sync.yml": rules }),
    );
    emulator.setCode("default", [["main", "edited"]]);
    const { status } = await push(["origin", "main"]);
    expect({ status, live: live(), remote: atRemote("main") }).toEqual({
      status: 1,
      live: "edited",
      remote: undefined,
    });
  });
});

describe("a push to several servers", () => {
  const servers = (url: string, more = "") =>
    `source: src\nbranches: { main: default }\nservers:\n  main: { url: "${url}", token: "\${SCREEPS_MAIN_TOKEN}" }\n  other: { url: "http://127.0.0.1:9", token: "\${SCREEPS_MAIN_TOKEN}"${more} }\n`;
  const env = () => ({
    SCREEPS_MAIN_TOKEN: emulator.token,
    SCREEPS_SYNC_ALLOW_HOST: `${emulator.url},http://127.0.0.1:9`,
  });

  it("says of each how it ended, and an optional one stops nothing", async () => {
    const files = { "src/main.js": "one", "screeps-sync.yml": servers(emulator.url, ", optional: true") };
    const pusher = installed(["--strict"], makePusher(fresh(), env(), files));
    const { status, stderr } = await pusher.push(["origin", "main"]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/✓ Deployed .* on main/);
    expect(stderr).toMatch(/! .*127\.0\.0\.1:9/);
  });

  it("is stopped by one that is not optional, with --strict", async () => {
    const files = { "src/main.js": "one", "screeps-sync.yml": servers(emulator.url) };
    const pusher = installed(["--strict"], makePusher(fresh(), env(), files));
    expect((await pusher.push(["origin", "main"])).status).toBe(1);
  });

  it("sends no credential to a host that only the pushed commit names", async () => {
    const files = { "src/main.js": "one", "screeps-sync.yml": servers("https://evil.example") };
    const pusher = installed([], makePusher(fresh(), env(), files));
    const { status, stderr } = await pusher.push(["origin", "main"]);
    expect(status).toBe(1);
    expect(stderr).toContain("only the committed file names it");
  });
});

describe("a push with trouble", () => {
  it("names refs that look like options, and obeys none", async () => {
    const { git, push, directory } = installed([], makePusher(fresh(), account(), { "src/main.js": "one" }));
    git("update-ref", "refs/heads/--output=pwned", "HEAD");
    git("update-ref", "refs/heads/x;$(touch${IFS}pwned)", "HEAD");
    const refs = ["refs/heads/--output=pwned", "refs/heads/x;$(touch${IFS}pwned)"].map((ref) => `${ref}:${ref}`);
    const { status } = await push(["origin", ...refs]);
    expect(status).toBe(0);
    expect(live("--output=pwned")).toBe("one");
    expect(existsSync(join(directory, "pwned"))).toBe(false);
  });

  it("writes nothing when git itself is killed before the write", async () => {
    emulator.addFault({ fault: "slow", method: "GET", path: "/api/user/code", ms: 1500 });
    const { push } = installed();
    const killed = push(["origin", "main"], {
      onStart: async (pid) => {
        await vi.waitUntil(() => emulator.requests.length > 0, { timeout: 20_000 });
        process.kill(pid, "SIGKILL");
      },
    });
    const { stderr } = await killed;
    expect(stderr).toContain('Nothing was written to "default"');
    expect(emulator.lines()).toEqual([read]);
  });

  it("is stopped by modules that cannot be deployed, with one clear line", async () => {
    const { commit, push, atRemote } = installed();
    commit({ "src/.x.js": "" });
    const { status, stderr } = await push(["origin", "main"]);
    expect({ status, remote: atRemote("main"), lines: emulator.lines() }).toEqual({
      status: 1,
      remote: undefined,
      lines: [],
    });
    expect(stderr).toContain("src/.x.js");
  });

  it("is stopped by a wrong configuration", async () => {
    const { commit, push, atRemote } = installed();
    commit({ "screeps-sync.yml": "sauce: src\n" });
    const { status, stderr } = await push(["origin", "main"]);
    expect({ status, remote: atRemote("main") }).toEqual({ status: 1, remote: undefined });
    expect(stderr).toMatch(/screeps-sync\.yml of [0-9a-f]{7}, 1:1: "sauce" is not a setting/);
  });

  it("is stopped by a token inside the pushed commit, with file and line, and never shows it", async () => {
    const { commit, push, atRemote } = installed();
    commit({ "notes/todo.md": `first\nuse ${emulator.token} here\n` });
    const { status, stderr } = await push(["origin", "main"]);
    expect({ status, remote: atRemote("main"), lines: emulator.lines() }).toEqual({
      status: 1,
      remote: undefined,
      lines: [],
    });
    expect(stderr).toContain("notes/todo.md:2 holds your credential");
    expect(stderr).not.toContain(emulator.token);
  });

  it("is stopped by a credentials file inside the pushed commit", async () => {
    const { commit, push } = installed();
    commit({
      ".screeps.yaml": "servers:\n  main:\n    host: screeps.com\n    username: me\n    password: open sesame\n",
    });
    const { status, stderr } = await push(["origin", "main"]);
    expect(status).toBe(1);
    expect(stderr).toContain(".screeps.yaml holds credentials");
  });

  it("goes on without a wait when the write limit is used up for hours, and is stopped with --strict", async () => {
    const relaxed = installed();
    const strict = installed(["--strict"]);
    const { token } = emulator.createToken();
    emulator.spend("POST /api/user/code", 240, "", token);
    const { status, stderr } = await relaxed.push(["origin", "main"], { env: { SCREEPS_TOKEN: token } });
    expect(status).toBe(0);
    expect(stderr).toContain("The push goes on without it");
    expect(stderr).not.toContain("Waiting");
    expect((await strict.push(["origin", "main"], { env: { SCREEPS_TOKEN: token } })).status).toBe(1);
    expect({ live: live(), pushed: relaxed.atRemote("main") !== undefined, strict: strict.atRemote("main") }).toEqual({
      live: "",
      pushed: true,
      strict: undefined,
    });
  });

  it("waits for a limit that is free again within five seconds, and then deploys", async () => {
    emulator.addFault({ fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 300, times: 1 });
    const { status, stderr } = await installed().push(["origin", "main"]);
    expect({ status, live: live() }).toEqual({ status: 0, live: "one" });
    expect(stderr).toContain("Waiting");
  });

  it("leaves nothing half done at Ctrl-C: before the write none is sent", async () => {
    emulator.addFault({ fault: "stall", method: "GET", path: "/api/user/code" });
    const { push, atRemote } = installed();
    const { status } = await push(["origin", "main"], { onStart: (pid) => void interruptWhen(1, pid) });
    expect({ pushed: status === 0, remote: atRemote("main"), lines: emulator.lines() }).toEqual({
      pushed: false,
      remote: undefined,
      lines: [read],
    });
  });

  it("leaves nothing half done at Ctrl-C: a write that left is read back", async () => {
    emulator.addFault({ fault: "slow", method: "POST", path: "/api/user/code", ms: 500 });
    const { push } = installed();
    const { stderr } = await push(["origin", "main"], { onStart: (pid) => void interruptWhen(2, pid) });
    expect(stderr).toContain("read back");
    expect(live()).toBe("one");
    expect(emulator.lines()).toEqual([read, write, read]);
  });

  it("goes on when nothing answers, and is stopped with --strict", async () => {
    const env = { SCREEPS_SERVER: "http://127.0.0.1:9" };
    const relaxed = installed();
    const { status, stderr } = await relaxed.push(["origin", "main"], { env });
    expect({ status, pushed: relaxed.atRemote("main") !== undefined }).toEqual({ status: 0, pushed: true });
    expect(stderr).toContain("The push goes on without it");
    expect((await installed(["--strict"]).push(["origin", "main"], { env })).status).toBe(1);
  });
});
