import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { listTree } from "../../../src/git/objects/ls-tree.ts";
import { readBlobs } from "../../../src/git/objects/read-blobs.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { gitBytes, gitText } from "../../../src/git/process/runner.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
const source = makeRepository(`${path}/source`);
const commit = source.commit({ "a.js": "a", "b.js": "b" });
const blob = source.git("rev-parse", `${commit}:a.js`);
const repository = openRepository(source.directory);
const HALF = `printf '100644 blob ${"a".repeat(40)}\\ta.js\\0'`;

let removeFake = () => {};
function fake(script: string): void {
  const git = fakeGit(`${path}/bin`, script);
  removeFake = () => git.remove();
}
afterEach(() => {
  removeFake();
  removeFake = () => {};
});

describe("a git process counts only after exit status 0", () => {
  it.each([
    ["SIGKILL", "kill -9 $$", /it was killed/],
    ["SIGTERM", "kill -15 $$", /it was killed/],
    ["status 1 without a word", "exit 1", /status 1 and no message/],
    ["status 128 without a word", "exit 128", /status 128 and no message/],
    ["status 128 and a message", "echo 'fatal: bad tree' >&2; exit 128", /Cannot run git ls-tree: bad tree$/],
  ])("so half a list and %s is an error", async (_what, end, message) => {
    fake(`${HALF}; ${end}`);
    await expect(listTree(repository, commit)).rejects.toThrow(message);
    await expect(listTree(repository, commit)).rejects.toMatchObject({ outcome: "failed" });
  });

  it("and half a list with status 0 is an error too", async () => {
    fake(`printf '100644 blob ${"a".repeat(40)}\\ta.j'`);
    await expect(listTree(repository, commit)).rejects.toThrow(/middle of an entry/);
    fake(`printf '${blob} blob 1\\n'`);
    await expect(readBlobs(repository, [blob])).rejects.toThrow(/announced 1 bytes/);
  });

  it("and what comes long after the process has ended still belongs to it", async () => {
    fake("printf 1; (sleep 0.3; printf 2) & exit 0");
    expect(await gitText(repository, ["version"])).toBe("12");
  });

  it("passes warnings of a successful git by", async () => {
    fake("echo 'warning: refname is ambiguous' >&2; printf fine");
    expect(await gitText(repository, ["version"])).toBe("fine");
  });
});

describe("a git that does not end", () => {
  it("is ended when it is silent for longer than the time-out", async () => {
    fake("exec sleep 60");
    const impatient = openRepository(source.directory, { timeoutMs: 100 });
    await expect(gitBytes(impatient, ["ls-tree", "-r", "HEAD"])).rejects.toThrow(
      /it said nothing for 0.1 s; it was ended/,
    );
  });

  it("is left behind when it does not obey", async () => {
    fake(`trap '' INT; echo $$ > ${path}/pid; while :; do sleep 1; done`);
    const impatient = openRepository(source.directory, { timeoutMs: 300 });
    await expect(gitBytes(impatient, ["version"])).rejects.toThrow(/it was ended/);
    process.kill(Number(readFileSync(`${path}/pid`, "utf8")), "SIGKILL");
  });

  it("is not mistaken for one whose child keeps standard error open, as ssh does", async () => {
    fake(`printf done; sleep 100 >&- & echo $! > ${path}/pid`);
    expect(await gitText(repository, ["version"])).toBe("done");
    process.kill(Number(readFileSync(`${path}/pid`, "utf8")));
  });

  it("is ended by the signal, whose reason is what one sees", async () => {
    fake("exec sleep 60");
    const stop = new AbortController();
    const running = gitBytes(openRepository(source.directory, { signal: stop.signal }), ["version"]);
    setTimeout(() => stop.abort(new Error("Interrupted")), 50);
    await expect(running).rejects.toThrow(/^Interrupted$/);
  });

  it("is not started when the signal has fired before", async () => {
    fake(`touch ${path}/started; exec sleep 60`);
    const signal = AbortSignal.abort(new Error("Interrupted"));
    await expect(gitBytes(openRepository(source.directory, { signal }), ["version"])).rejects.toThrow(/^Interrupted$/);
    expect(existsSync(`${path}/started`)).toBe(false);
  });

  it("is ended when it prints more than was allowed", async () => {
    fake("exec yes");
    const reading = gitBytes(repository, ["version"], { maxBytes: 100_000 });
    await expect(reading).rejects.toThrow("Cannot read from git: more than 100000 bytes");
  });
});

describe("a git that has ended", () => {
  it("leaves no timer behind that would keep our own process alive", () => {
    const src = new URL("../../../src/git/", import.meta.url).href;
    writeFileSync(
      `${path}/once.mjs`,
      `const { openRepository } = await import("${src}process/repository.ts");
       const { gitText } = await import("${src}process/runner.ts");
       await gitText(openRepository(${JSON.stringify(source.directory)}), ["version"]);
       console.log(process.getActiveResourcesInfo().filter((resource) => resource === "Timeout"));`,
    );
    expect(execFileSync(process.execPath, [`${path}/once.mjs`], { encoding: "utf8" })).toBe("[]\n");
  });
});

describe("standard input", () => {
  it("is closed where nothing is given, so that no git waits for it", async () => {
    fake("cat; printf end");
    expect(await gitText(repository, ["version"])).toBe("end");
    expect(await gitText(repository, ["version"], { input: "" })).toBe("end");
  });

  it("arrives byte by byte", async () => {
    fake("exec cat");
    const bytes = Buffer.from([0, 255, 13, 10, 10]);
    expect(await gitBytes(repository, ["version"], { input: bytes })).toEqual(bytes);
  });
});

describe("a repository that cannot be opened is wrong use, in one line", () => {
  it("outside of any repository", async () => {
    const nowhere = openRepository(path);
    await expect(gitText(nowhere, ["rev-parse", "HEAD"])).rejects.toMatchObject({
      outcome: "usage",
      message: `Cannot open repository: ${JSON.stringify(path)} is not inside a git repository`,
    });
  });

  it("in a folder that is not there", async () => {
    await expect(gitText(openRepository(`${path}/gone`), ["version"])).rejects.toMatchObject({
      outcome: "usage",
      message: expect.stringContaining("does not exist"),
    });
  });

  it("without git in PATH, and with a git that only the current folder offers", async () => {
    const { PATH } = process.env;
    vi.stubEnv("PATH", `.:${path}/none::relative`);
    await expect(gitText(repository, ["version"])).rejects.toMatchObject({
      outcome: "usage",
      message: "Cannot find git: it is not in PATH; install it from https://git-scm.com",
    });
    vi.stubEnv("PATH", PATH);
  });

  it("that belongs to somebody else, with the command that helps", async () => {
    fake('exec env GIT_TEST_ASSUME_DIFFERENT_OWNER=1 "$REAL" "$@"');
    await expect(gitText(repository, ["rev-parse", "HEAD"])).rejects.toMatchObject({
      outcome: "usage",
      message: expect.stringMatching(/belongs to another user.*git config --global --add safe\.directory \S+ first/),
    });
  });

  it("with a git that is too old", async () => {
    fake(`echo "fatal: unrecognized argument: --diff-merges=first-parent" >&2; exit 128`);
    await expect(gitText(repository, ["log"])).rejects.toMatchObject({
      outcome: "usage",
      message: expect.stringContaining("git 2.31 or newer is needed"),
    });
  });
});

it("a git that is ended takes with it what it has started, such as the fetch of a partial clone", async () => {
  const file = `${path}/fetch`;
  fake(`sh -c 'echo $$ > ${file}; sleep 300; true' & wait`);
  const { signal, abort } = aborting();
  const reading = gitText(openRepository(source.directory, { signal }), ["version"]);
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, "utf8").endsWith("\n"), { timeout: 20_000 });
  abort();
  await expect(reading).rejects.toThrow("enough");
  await vi.waitUntil(() => !isRunning(Number(readFileSync(file, "utf8"))), { timeout: 20_000 });
});

function aborting() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(new Error("enough")) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("the user's own files", () => {
  it("run nothing: a git in the work tree is not the git that is started", async () => {
    mkdirSync(`${path}/trap`);
    writeFileSync(`${path}/trap/git`, `#!/bin/sh\ntouch ${path}/trapped\n`, { mode: 0o755 });
    await gitText(openRepository(`${path}/trap`), ["version"]);
    expect(existsSync(`${path}/trapped`)).toBe(false);
  });
});
