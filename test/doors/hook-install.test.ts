import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { shim } from "../../src/hook/shim.ts";
import { makePusher, type Pusher } from "../support/pushing.ts";
import { temporaryFolder, useRepository, writeFiles } from "../support/repository.ts";

const { path } = temporaryFolder();

let emulator: Emulator;
let count = 0;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.liftLimits();
  emulator.setCode("default", [["main", ""]]);
  emulator.clearRequests();
});

const live = () => emulator.code("default")?.get("main");
const hookOf = ({ directory }: Pusher) => join(directory, ".git/hooks/pre-push");

function clone(name?: string, format?: "sha1" | "sha256"): Pusher {
  count += 1;
  const account = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  return makePusher(join(path, name ?? `${count}`), account, undefined, format === undefined ? {} : { format });
}

/** Writes down what it was given, as git-lfs would read it. */
const listener = (file: string, status = 0) =>
  `#!/bin/sh\nprintf '%s\\n' "$*" > '${file}.args'\ncat > '${file}'\nexit ${status}\n`;

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
    const linked = join(path, `${count}/linked`);
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
    const seen = join(path, `${count}/seen`);
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
    const seen = join(path, `${count}/seen`);
    plant(hookOf(pusher), listener(seen));
    pusher.sync("install", "--remote", "origin");
    const { status } = spawnSync(hookOf(pusher), ["elsewhere", "url"], { cwd: pusher.directory, input });
    expect({ status, input: readFileSync(seen, "utf8") }).toEqual({ status: 0, input });
  });

  it("deploys nothing when the hook that was there refuses, or reads nothing and goes on", async () => {
    const refusing = clone();
    plant(hookOf(refusing), listener(join(path, `${count}/seen`), 3));
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

  it("refuses to lose lines that somebody put below ours", () => {
    const pusher = clone();
    pusher.sync("install");
    writeFileSync(hookOf(pusher), `${shim}echo mine\n`);
    for (const command of ["install", "uninstall"]) expect(() => pusher.sync(command)).toThrow("that are not ours");
    expect(readFileSync(hookOf(pusher), "utf8")).toContain("echo mine");
  });

  it("leaves a foreign hook alone at uninstall", () => {
    const pusher = clone();
    plant(hookOf(pusher), "#!/bin/sh\n");
    expect(pusher.sync("uninstall")).toContain("No hook of ours");
    expect(readFileSync(hookOf(pusher), "utf8")).toBe("#!/bin/sh\n");
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
    const seen = join(path, `${count}/seen`);
    const script = `printf '%s' "$1" > ${seen}.remote\ncat > ${seen}\n`;
    writeFiles(pusher.directory, { "package.json": '{"devDependencies":{"husky":"9"}}', ".husky/pre-push": script });
    execFileSync(process.execPath, [join(import.meta.dirname, "../../node_modules/husky/bin.js")], {
      cwd: pusher.directory,
    });
    expect(pusher.sync("install")).toContain(".husky/pre-push");
    const { status } = await pusher.push(["origin", "main"]);
    expect({ status, live: live(), remote: readFileSync(`${seen}.remote`, "utf8") }).toEqual({
      status: 0,
      live: "one",
      remote: "origin",
    });
    expect(readFileSync(seen, "utf8")).toMatch(/^refs\/heads\/main [0-9a-f]{40} refs\/heads\/main 0{40}\n$/);
    pusher.sync("uninstall");
    expect(readFileSync(join(pusher.directory, ".husky/pre-push"), "utf8")).toBe(script);
  });

  it("says that husky is not set up yet", () => {
    const pusher = clone();
    writeFiles(pusher.directory, { "package.json": '{"devDependencies":{"husky":"9"}}', ".husky/commit-msg": "" });
    expect(pusher.sync("install")).toContain(".husky/pre-push");
    expect(existsSync(hookOf(pusher))).toBe(false);
  });

  it.each([
    ["lefthook", "lefthook.yml", "use_stdin: true"],
    ["pre-commit", ".pre-commit-config.yaml", "stages: [pre-push]"],
  ])("prints the lines for %s, which writes the hook itself", (_, file, line) => {
    const pusher = clone();
    writeFiles(pusher.directory, { [file]: "" });
    const printed = pusher.sync("install", "--strict");
    expect(printed).toContain(line);
    expect(printed).toContain("screeps-sync pre-push --remote origin --strict");
    expect(existsSync(hookOf(pusher))).toBe(false);
  });

  it("finds Node in a program without PATH's Node, and else says one line and lets the push go", async () => {
    const pusher = clone();
    pusher.sync("install");
    const bin = join(path, `${count}/bin`);
    mkdirSync(bin);
    for (const tool of ["git", "sh", "cat", "grep"])
      symlinkSync(execFileSync("which", [tool], { encoding: "utf8" }).trim(), join(bin, tool));
    const env = { PATH: bin };
    expect((await pusher.push(["origin", "main"], { env })).status).toBe(0);
    expect(live()).toBe("one");
    pusher.git("config", "screeps-sync.node", "/gone/node");
    pusher.commit({ "src/main.js": "two" });
    const { status, stderr } = await pusher.push(["origin", "main"], { env });
    expect({ status, live: live() }).toEqual({ status: 0, live: "one" });
    expect(stderr).toContain("screeps-sync: Node.js was not found");
  });

  it("says one line when it was taken away from the disk, and stops the push only with --strict", async () => {
    const pusher = clone();
    pusher.sync("install");
    pusher.git("config", "screeps-sync.program", "/gone/pre-push.js");
    const { status, stderr } = await pusher.push(["origin", "main"]);
    expect(status).toBe(0);
    expect(stderr).toContain("screeps-sync: /gone/pre-push.js is gone; the push goes on, nothing was deployed");
    pusher.git("config", "screeps-sync.strict", "true");
    expect((await pusher.push(["origin", "main:again2"])).status).toBe(0);
    pusher.commit({ "src/main.js": "two" });
    expect((await pusher.push(["origin", "main"])).status).toBe(1);
  });

  it("does nothing in a clone where nobody has installed it", async () => {
    const pusher = clone();
    plant(hookOf(pusher), shim);
    rmSync(join(pusher.directory, ".git/hooks/pre-push.sample"), { force: true });
    expect((await pusher.push(["origin", "main"])).status).toBe(0);
    expect(emulator.lines()).toEqual([]);
  });

  it("is in this repository, byte for byte as install writes it", () => {
    expect(readFileSync(join(import.meta.dirname, "../../.husky/pre-push"), "utf8")).toBe(shim);
  });
});
