import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { makeRepository, runGit, type TestRepository, temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();
const main = "// $Format:%H$ $Id$\r\nmodule.exports.loop = () => {};\r\n";
const attributes = "*.js export-subst ident diff=shout\n";
let emulator: Emulator;
let origin: TestRepository;

beforeAll(async () => {
  emulator = await startEmulator({ limits: { enabled: false } });
  origin = makeRepository(join(folder.path, "origin"));
  origin.git("config", "uploadpack.allowFilter", "true");
  origin.git("config", "diff.shout.textconv", "tr a-z A-Z <");
  origin.git("config", "core.autocrlf", "false");
  origin.commit({ "src/main.js": main, "src/lib/x.wasm": Buffer.from([0, 255]) }, "first");
  origin.commit({ ".gitattributes": attributes, "screeps-sync.yml": "source: src\n" }, "attributes, after the bytes");
});
beforeEach(() => emulator.setCode("default", [["main", ""]]));
afterAll(() => emulator.close());

const url = () => pathToFileURL(origin.directory).href;
const clone = (name: string, ...options: string[]): string => {
  runGit(folder.path, ["clone", "-q", ...options, url(), name]);
  return join(folder.path, name);
};

const variants: Readonly<Record<string, () => string>> = {
  "a work tree": () => origin.directory,
  "a folder inside a work tree": () => join(origin.directory, "src/lib"),
  "a bare clone": () => clone("bare.git", "--bare"),
  "a shallow clone": () => clone("shallow", "--depth", "1"),
  "a partial clone": () => clone("partial", "--filter=blob:none", "--no-checkout"),
  "a linked work tree": () => {
    origin.git("worktree", "add", "-q", "--detach", join(folder.path, "linked"));
    return join(folder.path, "linked");
  },
  "a detached HEAD": () => {
    const directory = clone("detached");
    runGit(directory, ["switch", "-q", "--detach"]);
    return directory;
  },
  "a repository with replaced objects": () => {
    const directory = clone("replaced");
    const other = runGit(directory, ["hash-object", "-w", "--stdin"], "// somebody else\n");
    runGit(directory, ["replace", runGit(directory, ["rev-parse", "HEAD:src/main.js"]), other]);
    return directory;
  },
  "a SHA-256 repository": () => {
    const repository = makeRepository(join(folder.path, "sha256"), { format: "sha256" });
    repository.commit({ "src/main.js": main, "src/lib/x.wasm": Buffer.from([0, 255]) });
    return repository.directory;
  },
};

test.each(Object.keys(variants))("%s deploys byte for byte what was committed", async (name) => {
  const cwd = variants[name]?.() ?? "";
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const { status, stdout, stderr } = await screepsSync(["deploy", "--branch", "default"], { cwd, env });
  expect(stdout + stderr).toMatch(/^✓ Deployed/);
  expect(status).toBe(0);
  expect(Object.fromEntries(emulator.code("default") ?? [])).toEqual({ main, "lib/x": { binary: "AP8=" } });
});

test("the repository that a running git names in its environment is not taken for the one we are in", async () => {
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token, GIT_DIR: join(folder.path, "nowhere") };
  expect((await screepsSync(["deploy", "--branch", "default"], { cwd: origin.directory, env })).status).toBe(0);
});

test("a run ends at its deadline", async () => {
  emulator.addFault({ fault: "stall", method: "GET", path: "/api/user/code" });
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const { status, stdout } = await screepsSync(["deploy", "--branch", "default", "--deadline", "1"], {
    cwd: origin.directory,
    env,
  });
  expect(stdout).toContain("Cannot finish within the deadline of 1 s");
  expect(status).toBe(5);
});

test("a request ends at its own time-out and is tried again", async () => {
  emulator.addFault({ fault: "stall", method: "GET", path: "/api/user/code" });
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const { status } = await screepsSync(["deploy", "--branch", "default", "--timeout", "1"], {
    cwd: origin.directory,
    env,
  });
  expect(status).toBe(0);
});

test.each(["header", "query"])("the token goes as %s, and is accepted", async (place) => {
  emulator.clearRequests();
  const env = { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token };
  const { status } = await screepsSync(["deploy", "--branch", "default", "--token-in", place], {
    cwd: origin.directory,
    env,
  });
  expect(status).toBe(0);
  expect(emulator.requests.every(({ path }) => path.includes("_token=") === (place === "query"))).toBe(true);
});
