import { chmodSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { noteText } from "../../../src/model/outcome/note-text.ts";
import type { AgreedCommand } from "../../../src/model/settings/may-build.ts";
import { readSource } from "../../support/read-source.ts";
import { makeRepository, type TestRepository, temporaryFolder, writeFiles } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
let repository: TestRepository;

/** A build that needs nothing but node: it writes what it was given into the ignored dist/. */
const build = `
const fs = require("node:fs");
fs.mkdirSync("dist/role", { recursive: true });
fs.writeFileSync("dist/main.js", "require('role.miner'); // " + fs.readFileSync("src/version.txt", "utf8"));
fs.writeFileSync("dist/role/miner.js", "exports.run = 1;\\r\\n");
fs.writeFileSync("environment.json", JSON.stringify(process.env));
`;
const settings = "from: folder\nsource: dist\nbuild: node build.cjs\n";

beforeEach(() => {
  repository = makeRepository(folder.fresh());
  repository.git("config", "core.autocrlf", "true");
  writeFiles(repository.directory, {
    "src/version.txt": "one",
    "build.cjs": build,
    "screeps-sync.yml": settings,
    ".gitignore": "dist/\nenvironment.json\n",
  });
  repository.git("add", "-A");
  repository.git("commit", "-q", "-m", "sources");
  repository.git("config", "screeps-sync-allow.build", "node build.cjs");
});

const text = (file: string): string => repository.git("-c", "core.pager=cat", "hash-object", "--no-filters", file);
const head = (): string => repository.git("rev-parse", "HEAD").slice(0, 7);
async function readSourceHere(options?: Parameters<typeof readSource>[1]) {
  const read = await readSource(repository.directory, { env: { PATH: process.env["PATH"] }, ...options });
  return { ...read, notes: read.notes.map((note) => noteText(note)) };
}

describe("from: folder", () => {
  test("takes what the build wrote, ignored or not, byte for byte, and says from which commit", async () => {
    const { modules, notes, built, layout } = await readSourceHere();
    expect(Object.fromEntries(modules)).toEqual({
      main: "require('role.miner'); // one",
      "role.miner": "exports.run = 1;\r\n",
    });
    expect({ layout, dirty: built?.dirty }).toEqual({ layout: "dot", dirty: false });
    expect(notes[0]).toBe(`Built from ${head()}`);
    expect(repository.git("ls-tree", "-r", "--name-only", built?.tree ?? "")).toBe("dist/main.js\ndist/role/miner.js");
    expect(repository.git("status", "--porcelain")).toBe("");
    expect(text("dist/role/miner.js")).toBe(repository.git("rev-parse", `${built?.tree}:dist/role/miner.js`));
  });

  test("says so where the work tree differs from the commit", async () => {
    writeFiles(repository.directory, { "src/version.txt": "two", "src/new.txt": "" });
    const { modules, notes, built } = await readSourceHere();
    expect(modules.get("main")).toContain("// two");
    expect(built?.dirty).toBe(true);
    expect(notes[0]).toBe(`Built from ${head()}, dirty: src/version.txt and 1 more differ from the commit`);
  });

  test("says so where a tracked file of the folder differs, and for a push refuses it", async () => {
    repository.commit({
      "out/main.js": "1\n",
      "out/gone.js": "2\n",
      "screeps-sync.yml": "from: folder\nsource: out\n",
    });
    expect((await readSourceHere()).notes[0]).toBe(`Built from ${head()}`);
    writeFiles(repository.directory, { "out/main.js": "edited\n", "out/gone.js": undefined, "out/new.js": "3\n" });
    const { built, notes, modules } = await readSourceHere();
    expect([...modules.keys()].sort()).toEqual(["main", "new"]);
    expect([built?.dirty, notes[0]]).toEqual([
      true,
      `Built from ${head()}, dirty: out/gone.js and 1 more differ from the commit`,
    ]);
    await expect(readSourceHere({ fromHook: true })).rejects.toThrow(`Cannot build ${head()} for this push`);
  });

  test("is not taken from behind a link, nor from outside of the repository", async () => {
    const outside = join(folder.path, "outside");
    writeFiles(outside, { "main.js": "secret", "below/main.js": "secret" });
    symlinkSync(outside, join(repository.directory, "link"));
    for (const source of ["link", "link/below"]) {
      repository.commit({ "screeps-sync.yml": `from: folder\nsource: ${source}\n` });
      await expect(readSourceHere()).rejects.toThrow(
        `Cannot take built code from "${source}": link is a symbolic link, which may lead anywhere`,
      );
    }
    repository.commit({ "screeps-sync.yml": "from: folder\nsource: src/../../outside\n" });
    await expect(readSourceHere()).rejects.toThrow(/outside/);
  });

  test("builds for a push only what is pushed: clean", async () => {
    await expect(readSourceHere({ fromHook: true })).resolves.toMatchObject({ built: { dirty: false } });
    writeFiles(repository.directory, { "src/version.txt": "two" });
    await expect(readSourceHere({ fromHook: true })).rejects.toThrow(
      `Cannot build ${head()} for this push: src/version.txt differs from the commit, so what is built would be something else`,
    );
  });

  test("builds only the commit that is checked out", async () => {
    const first = repository.git("rev-parse", "HEAD");
    repository.git("commit", "-q", "--allow-empty", "-m", "second");
    await expect(readSourceHere({ ref: first })).rejects.toThrow(
      `Cannot build ${first.slice(0, 7)}: ${head()} is checked out`,
    );
  });

  test("gives the build no credential and no git variable", async () => {
    const secrets = {
      SCREEPS_TOKEN: "a-secret-1",
      SCREEPS_PASSWORD: "a-secret-2",
      SCREEPS_SEASON_TOKEN: "a-secret-3",
      INPUT_TOKEN: "a-secret-4",
      GITHUB_TOKEN: "a-secret-5",
      ACTIONS_RUNTIME_TOKEN: "a-secret-6",
      AWS_SECRET_ACCESS_KEY: "a-secret-7",
      npm_config__auth: "a-secret-8",
      OTHER_API_KEY: "a-secret-9",
      GIT_DIR: "/elsewhere",
    };
    await readSourceHere({ env: { PATH: process.env["PATH"], LANG: "C", ...secrets } });
    const seen = JSON.parse(
      repository.git("cat-file", "blob", repository.git("hash-object", "-w", "environment.json")),
    );
    expect(JSON.stringify(seen)).not.toContain("a-secret");
    expect(seen).not.toHaveProperty("GIT_DIR");
    expect(seen).toMatchObject({ LANG: "C" });
  });

  test("ends with what the build said when it fails, and takes no old output", async () => {
    await readSourceHere();
    writeFiles(repository.directory, {
      "build.cjs": "console.log('one'); console.error('cannot find x'); process.exit(3);",
    });
    const failure = await readSourceHere().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: 'Cannot build with "node build.cjs": it ended with exit status 3; run it yourself to see why',
      findings: [{ message: expect.stringContaining("cannot find x") }],
    });
  });

  test("names a folder that is not there, and asks for one", async () => {
    await expect(readSourceHere({ raw: { source: "out", build: "true" } })).rejects.toThrow(
      'Cannot take built code from "out": there is no such folder',
    );
    repository.commit({ "screeps-sync.yml": "from: folder\n" });
    await expect(readSourceHere()).rejects.toThrow('"from: folder" needs the folder that the build writes to');
  });

  test("refuses links, and follows none out of the folder", async () => {
    writeFiles(repository.directory, { "build.cjs": `${build}\nfs.symlinkSync("/etc/passwd", "dist/passwd.js");` });
    const failure = await readSourceHere().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      findings: [{ path: "dist/passwd.js", message: expect.stringContaining("symbolic link") }],
    });
  });

  test("ends the build, and all that it started, with the run", async () => {
    writeFiles(repository.directory, { "build.sh": "#!/bin/sh\nsleep 600 & wait\n" });
    chmodSync(join(repository.directory, "build.sh"), 0o755);
    const { runBuild } = await import("../../../src/sync/source/run-build.ts");
    const controller = new AbortController();
    const running = runBuild({
      command: "./build.sh" as AgreedCommand,
      secrets: new Set(),
      root: repository.directory,
      env: process.env,
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(new Error("stopped")), 100);
    await expect(running).rejects.toThrow("stopped");
  });
});

describe("check --rebuild", () => {
  const rebuild = { raw: { from: "commit", source: "dist", build: "node build.cjs" }, rebuild: true };
  beforeEach(() => {
    repository.git("config", "core.autocrlf", "false");
    repository.commit({
      ".gitignore": "environment.json\n",
      "dist/main.js": "require('role.miner'); // one",
      "dist/role/miner.js": "exports.run = 1;\r\n",
    });
  });

  test("finds a committed bundle equal to a fresh build", async () => {
    await expect(readSourceHere(rebuild)).resolves.toMatchObject({ findings: [] });
  });

  test("names each file that is not what the build makes", async () => {
    repository.commit({ "dist/main.js": "// by hand", "dist/old.js": "", "dist/role/miner.js": undefined });
    const failure = await readSourceHere(rebuild).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      findings: [
        { path: "dist/main.js", message: expect.stringContaining("is not what") },
        { path: "dist/role/miner.js", message: expect.stringContaining("not committed") },
      ],
    });
  });
});

describe("deployed", () => {
  let emulator: Emulator;
  beforeEach(async () => {
    emulator = await startEmulator();
  });
  afterEach(() => emulator.close());
  const deploy = (raw = {}) => runDeploy(repository.directory, emulator, { raw, env: { PATH: process.env["PATH"] } });

  test("built code arrives, and a second run finds nothing to do", async () => {
    const { report } = await deploy();
    expect(report).toMatchObject({ outcome: "deployed", built: { dirty: false }, modules: 2 });
    expect((await deploy()).report.outcome).toBe("unchanged");
    expect(emulator.code("default")?.get("main")).toBe("require('role.miner'); // one");
  });

  test("a stamp says what is live, and is no change by itself", async () => {
    const { report } = await deploy({ stamp: "build_info" });
    expect(report).toMatchObject({ outcome: "deployed", modules: 3 });
    const stamp = String(emulator.code("default")?.get("build_info"));
    expect(stamp).toContain(repository.git("rev-parse", "HEAD"));
    expect(stamp).toContain(String(report.built?.tree));
    emulator.clearRequests();
    expect((await deploy({ stamp: "build_info" })).report).toMatchObject({ outcome: "unchanged" });
    expect(emulator.lines()).toHaveLength(1);
  });

  test("warnings go along with a deploy and do not fail it", async () => {
    repository.commit({ "src/main.js": "exports.loop = () => require('perhaps');\n" });
    const { report } = await deploy({ from: "commit", source: "src" });
    expect(report).toMatchObject({
      outcome: "deployed",
      findings: [{ severity: "warning", check: "missing-module", path: "src/main.js", line: 1, column: 22 }],
    });
    expect(JSON.stringify(report)).not.toContain("exports.loop");
  });
});
