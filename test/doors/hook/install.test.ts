import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { shim } from "../../../src/hook/install/shim.ts";
import { dist } from "../../support/dist.ts";
import { makePusher, type Pusher } from "../../support/pushing.ts";
import { useRepository, writeFiles } from "../../support/repository.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
const { path, fresh } = withSharedEmulator(
  (started) => {
    emulator = started;
  },
  (server) => server.setCode("default", [["main", ""]]),
);

const live = () => emulator.code("default")?.get("main");
const hookOf = ({ directory }: Pusher) => join(directory, ".git/hooks/pre-push");

function clone(name?: string, format?: "sha1" | "sha256"): Pusher {
  const account = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  return makePusher(
    name === undefined ? fresh() : join(path, name),
    account,
    undefined,
    format === undefined ? {} : { format },
  );
}

/** Writes down what it was given, as git-lfs would read it. */
const listener = (file: string, status = 0) =>
  `#!/bin/sh\nprintf '%s\\n' "$*" > '${file}.args'\ncat > '${file}'\nexit ${status}\n`;

/** What a command prints, warnings too. */
const spawnText = ({ directory }: Pusher, command: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(dist, "cli.js"), command], {
    cwd: directory,
    encoding: "utf8",
  });
  return stdout + stderr;
};

function plant(hook: string, text: string): void {
  writeFileSync(hook, text, { mode: 0o755 });
}

describe("screeps-sync install", () => {
  it("deploys at git push in a repository with spaces and other letters in its path", async () => {
    const pusher = clone("mein Röpo 'ü' $x (1)");
    pusher.sync("install");
    expect((await pusher.push(["origin", "main"])).status).toBe(0);
    expect(live()).toBe("one");
  });

  it("deploys from a linked work tree, from a subfolder, and with GIT_DIR set", async () => {
    const pusher = clone();
    pusher.sync("install");
    const linked = fresh("linked");
    pusher.git("worktree", "add", "-q", "-b", "other", linked);
    useRepository(linked).commit({ "src/main.js": "linked", "deep/er/x.txt": "" });
    await pusher.push(["origin", "other:main"], { cwd: linked });
    expect(live()).toBe("linked");
    useRepository(linked).commit({ "src/main.js": "subfolder" });
    await pusher.push(["origin", "other:main"], { cwd: join(linked, "deep/er") });
    expect(live()).toBe("subfolder");
    useRepository(linked).commit({ "src/main.js": "variable" });
    await pusher.push(["origin", "other:main"], { cwd: path, env: { GIT_DIR: join(pusher.directory, ".git") } });
    expect(live()).toBe("variable");
  });

  it("deploys in a SHA-256 repository", async () => {
    const pusher = clone(undefined, "sha256");
    pusher.sync("install");
    expect((await pusher.push(["origin", "main"])).status).toBe(0);
    expect(live()).toBe("one");
  });

  it("gives the hook that was there the identical arguments and input, and runs it first", async () => {
    const pusher = clone();
    const seen = fresh("seen");
    plant(hookOf(pusher), listener(seen));
    await pusher.push(["origin", "main", "main:second"]);
    const alone = [readFileSync(seen), readFileSync(`${seen}.args`)];
    await pusher.push(["origin", ":main", ":second"], { env: { SCREEPS_SYNC: "0" } });
    expect(live()).toBe("");
    pusher.sync("install");
    await pusher.push(["origin", "main", "main:second"]);
    expect([readFileSync(seen), readFileSync(`${seen}.args`)]).toEqual(alone);
    expect(live()).toBe("one");
  });

  it.each([
    ["several line feeds at the end", `HEAD ${"1".repeat(40)} refs/heads/x ${"0".repeat(40)}\n\n\n`],
    ["no line feed at the end", `HEAD ${"1".repeat(40)} refs/heads/x ${"0".repeat(40)}`],
    ["backslashes, percent signs and letters", `a\\n%s\\ ü ${"1".repeat(40)} refs/heads/%d\\c ${"0".repeat(40)}\n`],
    ["3,000 refs", `HEAD ${"1".repeat(40)} refs/heads/x ${"0".repeat(40)}\n`.repeat(3000)],
    ["nothing", ""],
  ])("gives the hook that was there every byte: %s", (_, input) => {
    const pusher = clone();
    const seen = fresh("seen");
    plant(hookOf(pusher), listener(seen));
    pusher.sync("install", "--remote", "origin");
    const { status } = spawnSync(hookOf(pusher), ["elsewhere", "url"], { cwd: pusher.directory, input });
    expect({ status, input: readFileSync(seen, "utf8") }).toEqual({ status: 0, input });
  });

  it("deploys nothing when the hook that was there refuses, or reads nothing and goes on", async () => {
    const refusing = clone();
    plant(hookOf(refusing), listener(fresh("seen"), 3));
    refusing.sync("install");
    expect((await refusing.push(["origin", "main"])).status).toBe(1);
    expect(emulator.lines()).toEqual([]);
    const silent = clone();
    plant(hookOf(silent), "#!/bin/sh\nexit 0\n");
    silent.sync("install");
    expect((await silent.push(["origin", "main"])).status).toBe(0);
    expect(live()).toBe("one");
  });

  it("changes nothing the second time", () => {
    const pusher = clone();
    plant(hookOf(pusher), "#!/bin/sh\nexit 0\n");
    pusher.sync("install", "--strict");
    const state = () =>
      [hookOf(pusher), `${hookOf(pusher)}.before-screeps-sync`, join(pusher.directory, ".git/config")].map((file) =>
        readFileSync(file, "utf8"),
      );
    const first = state();
    pusher.sync("install", "--strict");
    expect(state()).toEqual(first);
  });

  it("is gone without a trace after uninstall, and the hook that was there is back, byte for byte", () => {
    const pusher = clone();
    const bytes = Buffer.from([0x23, 0x21, 0x2f, 0x78, 0x0d, 0x0a, 0xff, 0x00, 0x80]);
    writeFileSync(hookOf(pusher), bytes);
    chmodSync(hookOf(pusher), 0o711);
    const config = readFileSync(join(pusher.directory, ".git/config"));
    pusher.sync("install");
    pusher.sync("uninstall");
    expect(readFileSync(hookOf(pusher))).toEqual(bytes);
    expect(statSync(hookOf(pusher)).mode & 0o777).toBe(0o711);
    expect(existsSync(`${hookOf(pusher)}.before-screeps-sync`)).toBe(false);
    expect(readFileSync(join(pusher.directory, ".git/config"))).toEqual(config);
  });

  it("leaves a foreign hook alone at uninstall", () => {
    const pusher = clone();
    plant(hookOf(pusher), "#!/bin/sh\n");
    expect(pusher.sync("uninstall")).toContain("No hook of ours");
    expect(readFileSync(hookOf(pusher), "utf8")).toBe("#!/bin/sh\n");
  });

  it("survives a line of somebody above ours, and an earlier hook that is our own text: the push deploys once", async () => {
    const pusher = clone();
    pusher.sync("install");
    const edited = `echo mine >&2\n${shim}`;
    plant(hookOf(pusher), edited);
    expect(() => pusher.sync("install")).toThrow("above ours");
    // What an older version made of it.
    plant(hookOf(pusher), shim);
    plant(`${hookOf(pusher)}.before-screeps-sync`, edited);
    const { status, stderr } = await pusher.push(["origin", "main"]);
    expect({ status, live: live(), mine: stderr.match(/^mine$/gm)?.length }).toEqual({
      status: 0,
      live: "one",
      mine: 1,
    });
    expect(emulator.lines().filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  it("deploys by the configuration that install was given", async () => {
    const pusher = clone();
    pusher.commit({ "cfg/a.yml": "source: src\nbranches: { main: other }\n" });
    pusher.sync("install", "--config", "cfg/a.yml");
    emulator.setCode("other", [["main", ""]]);
    await pusher.push(["origin", "main"]);
    expect([live(), emulator.code("other")?.get("main")]).toEqual(["", "one"]);
  });

  it("stays in a folder that other clones use, and says that it is shared", async () => {
    const [one, other] = [clone(), clone()];
    const hooks = join(path, "shared hooks");
    for (const { git } of [one, other]) git("config", "core.hooksPath", hooks);
    expect(spawnText(one, "install")).toContain("gives this folder to other clones too");
    other.sync("install");
    expect(one.sync("uninstall")).toContain(`it stays in ${hooks}/pre-push`);
    expect((await one.push(["origin", "main"])).stderr).not.toMatch(/^screeps-sync/m);
    expect((await other.push(["origin", "main"])).stderr).toContain("Deployed");
  });

  it("says as JSON what it did, and the second time that it was there", () => {
    const pusher = clone();
    plant(hookOf(pusher), "#!/bin/sh\n");
    const kept = `${hookOf(pusher)}.before-screeps-sync`;
    const about = { file: hookOf(pusher), kind: "git", remote: "origin", mode: "check", shared: false };
    const install = () => JSON.parse(pusher.sync("install", "--mode", "check", "--json"));
    expect(install()).toEqual({ ...about, found: "foreign", kept, program: join(dist, "pre-push.js") });
    expect(install()).toEqual({ ...about, found: "ours", program: join(dist, "pre-push.js") });
  });

  it("says with status 2 that core.hooksPath is no folder", () => {
    const pusher = clone();
    pusher.git("config", "core.hooksPath", "/dev/null");
    expect(() => pusher.sync("install")).toThrow("core.hooksPath is /dev/null");
    expect(pusher.sync("uninstall")).toContain("No hook of ours");
  });

  it("deploys as usual when SCREEPS_SYNC says a word that nobody knows, and says so", async () => {
    const pusher = clone();
    pusher.sync("install");
    const { status, stderr } = await pusher.push(["origin", "main"], { env: { SCREEPS_SYNC: "nope" } });
    expect({ status, live: live() }).toEqual({ status: 0, live: "one" });
    expect(stderr).toContain("SCREEPS_SYNC=nope says nothing that is known");
  });

  it("says that a hook asks for its own name, or was not executable", () => {
    const [named, idle] = [clone(), clone()];
    plant(hookOf(named), 'case $(basename "$0") in pre-push) exit 1 ;; esac\n');
    writeFileSync(hookOf(idle), "#!/bin/sh\n", { mode: 0o644 });
    expect(spawnText(named, "install")).toContain("asks for its own name ($0)");
    expect(spawnText(idle, "install")).toContain("is not executable, so that it does not run, as before");
  });

  it("follows remote.pushDefault, and one line tells when the remote was renamed", async () => {
    const pusher = clone();
    pusher.git("remote", "add", "fork", pusher.remote);
    pusher.git("config", "remote.pushDefault", "fork");
    expect(pusher.sync("install")).toContain("git push fork deploys");
    pusher.git("remote", "rename", "fork", "mine");
    const { status, stderr } = await pusher.push(["mine", "main"]);
    expect({ status, live: live() }).toEqual({ status: 0, live: "" });
    expect(stderr).toMatch(
      /^screeps-sync: .* fork, .* is no remote any more; "screeps-sync install" takes the one of today$/m,
    );
  });

  it("learns the rules of a configuration that it meets, by itself and without a word", async () => {
    const pusher = clone();
    pusher.sync("install");
    pusher.commit({ "screeps-sync.yml": "source: src\nbranches: { main: default, x: other }\n" });
    const learning = await pusher.push(["origin", "main:refs/heads/a"]);
    pusher.git("config", "screeps-sync.node", "/bin/false");
    const silent = await pusher.push(["origin", "main:refs/heads/b"]);
    const asking = await pusher.push(["origin", "main:refs/heads/x"]);
    expect([learning.status, silent.status, asking.status]).toEqual([0, 0, 1]);
    expect(`${learning.stderr}${silent.stderr}`).not.toMatch(/^screeps-sync/m);
    expect(emulator.lines()).toEqual([]);
  });

  it("says one line for an old Node and for half a package, with what happens to the push", async () => {
    const pusher = clone();
    pusher.sync("install");
    // Preloaded, so that this very Node passes for an older one.
    const old = join(path, "old-node.cjs");
    writeFileSync(old, 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } });\n');
    const aged = await pusher.push(["origin", "main"], { env: { NODE_OPTIONS: `--require ${old}` } });
    const half = join(path, "half");
    cpSync(dist, half, { recursive: true });
    rmSync(join(half, "lib"), { recursive: true });
    pusher.git("config", "screeps-sync.program", join(half, "pre-push.js"));
    pusher.git("config", "screeps-sync.strict", "true");
    pusher.commit({ "src/main.js": "two" });
    const strict = await pusher.push(["origin", "main"]);
    expect([aged.status, strict.status]).toEqual([0, 1]);
    expect(aged.stderr).toMatch(
      /^screeps-sync: Node\.js 22\.19 or newer is needed, .*; the push goes on without it; .*$/m,
    );
    expect(strict.stderr).toMatch(
      /^screeps-sync: the package is not whole, .*; the push is stopped, .*; npm install .*$/m,
    );
  });

  it("goes where core.hooksPath says", async () => {
    const pusher = clone();
    pusher.git("config", "core.hooksPath", ".githooks");
    pusher.sync("install");
    expect(readFileSync(join(pusher.directory, ".githooks/pre-push"), "utf8")).toBe(shim);
    expect((await pusher.push(["origin", "main"])).status).toBe(0);
    expect(live()).toBe("one");
  });

  it("goes into .husky where husky is used, and the script that was there runs first, with the same input", async () => {
    const pusher = clone();
    const seen = fresh("seen");
    // Executable or not, husky runs it with sh -e.
    const script = `printf '%s' "$1" > ${seen}.remote\ncat > ${seen}\n[ ! -f ${seen}.refuse ] || false\necho\n`;
    writeFiles(pusher.directory, { "package.json": '{"devDependencies":{"husky":"9"}}', ".husky/pre-push": script });
    execFileSync(process.execPath, [join(import.meta.dirname, "../../../node_modules/husky/bin.js")], {
      cwd: pusher.directory,
    });
    chmodSync(join(pusher.directory, ".husky/pre-push"), 0o755);
    expect(pusher.sync("install")).toContain(".husky/pre-push");
    const { status } = await pusher.push(["origin", "main"]);
    expect({ status, live: live(), remote: readFileSync(`${seen}.remote`, "utf8") }).toEqual({
      status: 0,
      live: "one",
      remote: "origin",
    });
    expect(readFileSync(seen, "utf8")).toMatch(/^refs\/heads\/main [0-9a-f]{40} refs\/heads\/main 0{40}\n$/);
    writeFileSync(`${seen}.refuse`, "");
    expect((await pusher.push(["origin", "main:again"])).status).toBe(1);
    pusher.sync("uninstall");
    expect(readFileSync(join(pusher.directory, ".husky/pre-push"), "utf8")).toBe(script);
  });

  it("goes to husky's place before husky is set up, and says so", () => {
    const pusher = clone();
    writeFiles(pusher.directory, { "package.json": '{"devDependencies":{"husky":"^9"}}' });
    expect(spawnText(pusher, "install")).toContain("run npx husky here");
    expect(pusher.sync("install")).toContain(".husky/pre-push");
    expect(existsSync(hookOf(pusher))).toBe(false);
  });

  it("does nothing in a clone where nobody has installed it", async () => {
    const pusher = clone();
    plant(hookOf(pusher), shim);
    rmSync(join(pusher.directory, ".git/hooks/pre-push.sample"), { force: true });
    expect((await pusher.push(["origin", "main"])).status).toBe(0);
    expect(emulator.lines()).toEqual([]);
  });
});
