import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { readDiff } from "../../../src/git/history/show-diff.ts";
import { listTree } from "../../../src/git/objects/ls-tree.ts";
import { readBlobs } from "../../../src/git/objects/read-blobs.ts";
import { type NewFile, writeTree } from "../../../src/git/objects/write-tree.ts";
import { withQuarantine } from "../../../src/git/process/quarantine.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, runGit, temporaryFolder, useRepository } from "../../support/repository.ts";

const { path } = temporaryFolder();
const file = (name: string, content: string | Uint8Array): NewFile => ({
  path: name,
  mode: "100644",
  bytes: Buffer.from(content),
});

const FILES = [
  file("modules/main.js", "module.exports.loop = () => {};\r\n"),
  file("modules/empty.js", ""),
  file('modules/a b/черв\n\t"x".js', "blob\nmark :1\ndata 3\nabc\n"),
  file("modules/fast.wasm", Uint8Array.from([0, 0x61, 0x73, 0x6d, 0xff, 0x0a])),
  file("modules/same.js", "module.exports.loop = () => {};\r\n"),
  file("README.md", "text"),
];

async function contentsOf(directory: string, tree: string): Promise<Map<string, Buffer | undefined>> {
  const repository = openRepository(directory);
  const entries = await listTree(repository, tree);
  const blobs = await readBlobs(
    repository,
    entries.map((entry) => entry.oid),
  );
  return new Map(entries.map((entry) => [entry.path, blobs.get(entry.oid)]));
}

const given = new Map(FILES.map((entry) => [entry.path, "bytes" in entry ? Buffer.from(entry.bytes) : undefined]));

describe("writeTree()", () => {
  it.each(["sha1", "sha256"] as const)("stores the files byte by byte in a %s repository", async (format) => {
    const source = makeRepository(`${path}/${format}`, { format });
    source.git("config", "core.autocrlf", "true");
    const tree = await writeTree(openRepository(source.directory), FILES);
    expect(tree).toHaveLength(format === "sha1" ? 40 : 64);
    expect(await contentsOf(source.directory, tree)).toEqual(given);
    source.git("fsck", "--strict", "--no-dangling");
  });

  it("touches neither index, work tree, refs nor HEAD, and leaves no folder behind", async () => {
    const source = makeRepository(`${path}/untouched`);
    source.commit({ "main.js": "committed" });
    source.git("config", "core.splitIndex", "true");
    const state = () => [
      source.git("status", "--porcelain"),
      source.git("ls-files", "--stage"),
      source.git("for-each-ref"),
      source.git("rev-parse", "HEAD"),
      readdirSync(`${source.directory}/.git`).sort(),
    ];
    const before = state();
    await writeTree(openRepository(source.directory), FILES);
    expect(state()).toEqual(before);
  });

  it("leaves no temporary folder behind", async () => {
    const source = makeRepository(`${path}/tidy`);
    mkdirSync(`${path}/tmp`);
    const { TMPDIR } = process.env;
    vi.stubEnv("TMPDIR", `${path}/tmp`);
    await writeTree(openRepository(source.directory), FILES);
    vi.stubEnv("TMPDIR", TMPDIR);
    expect(readdirSync(`${path}/tmp`)).toEqual([]);
  });

  it("reads back what it stored, and refuses other bytes", async () => {
    const source = makeRepository(`${path}/swapped`);
    const git = fakeGit(`${path}/bin`, 'case "$*" in *fast-import*) "$REAL" "$@" | tac;; *) exec "$REAL" "$@";; esac');
    const writing = writeTree(openRepository(source.directory), [file("a.js", "1"), file("b.js", "2")]);
    await expect(writing).rejects.toThrow(/came back with other bytes/);
    git.remove();
  });

  it("starts no file system monitor", async () => {
    const source = makeRepository(`${path}/monitored`);
    source.git("config", "core.fsmonitor", `touch ${path}/canary; false`);
    await writeTree(openRepository(source.directory), FILES);
    expect(existsSync(`${path}/canary`)).toBe(false);
  });

  it("works in a bare repository and in a linked work tree", async () => {
    const source = makeRepository(`${path}/several`);
    source.commit({ "main.js": "1" });
    source.git("worktree", "add", "-q", `${path}/several-linked`);
    runGit(path, ["clone", "-q", "--bare", source.directory, `${path}/several-bare`]);
    for (const directory of [`${path}/several-linked`, `${path}/several-bare`]) {
      const tree = await writeTree(openRepository(directory), FILES);
      expect(await contentsOf(directory, tree)).toEqual(given);
    }
    expect(useRepository(`${path}/several-linked`).git("status", "--porcelain")).toBe("");
  });

  it("takes objects that are there already, in any mode", async () => {
    const source = makeRepository(`${path}/known`);
    source.commit({ "run.js": "#!" });
    const oid = source.git("rev-parse", "HEAD:run.js");
    const repository = openRepository(source.directory);
    const tree = await writeTree(repository, [{ path: "bin/run.js", mode: "100755", oid }, file("new.js", "new")]);
    expect((await listTree(repository, tree)).map((entry) => `${entry.mode} ${entry.path}`)).toEqual([
      "100755 bin/run.js",
      "100644 new.js",
    ]);
  });

  it("makes the empty tree of no files", async () => {
    const source = makeRepository(`${path}/empty`);
    const tree = await writeTree(openRepository(source.directory), []);
    expect(source.git("cat-file", "-t", tree)).toBe("tree");
    expect(source.git("ls-tree", tree)).toBe("");
  });

  it("stores 400 files in one pack and not one by one", async () => {
    const source = makeRepository(`${path}/many`);
    const files = Array.from({ length: 400 }, (_, n) => file(`d${n % 60}/f${n}.js`, `${n}`));
    const tree = await writeTree(openRepository(source.directory), files);
    expect((await contentsOf(source.directory, tree)).size).toBe(400);
    expect(source.git("count-objects", "-v")).toContain("packs: 1");
  });

  it.each(["../out.js", ".git/config", "a/../b.js", "/abs.js", "a//b.js", ".GIT/hooks/x"])(
    "refuses the path %s",
    async (name) => {
      const source = makeRepository(`${path}/refused`);
      const writing = writeTree(openRepository(source.directory), [file("main.js", ""), file(name, "x")]);
      await expect(writing).rejects.toMatchObject({ outcome: "failed" });
    },
  );

  it.each([
    ["two files with one path", [file("a.js", "1"), file("a.js", "2")]],
    ["a file where another needs a folder", [file("a", "1"), file("a/b.js", "2")]],
  ])("refuses %s", async (_what, files) => {
    const source = makeRepository(`${path}/refused`);
    await expect(writeTree(openRepository(source.directory), files)).rejects.toThrow(/the tree came back different/);
  });
});

describe("withQuarantine()", () => {
  const source = makeRepository(`${path}/with "quotes": and colon`);
  const commit = source.commit({ "modules/main.js": "committed\n" });
  const repository = openRepository(source.directory);
  const objects = () => source.git("count-objects", "-v");

  it("reads and compares what it wrote together with what was there, and leaves nothing behind", async () => {
    const before = objects();
    let folder = "";
    const patch = await withQuarantine(repository, async (quarantined) => {
      folder = quarantined.variables["GIT_OBJECT_DIRECTORY"] ?? "";
      const tree = await writeTree(quarantined, [file("modules/main.js", "live\n")]);
      expect((await listTree(quarantined, tree)).map((entry) => entry.path)).toEqual(["modules/main.js"]);
      expect(existsSync(folder)).toBe(true);
      return readDiff(quarantined, source.git("rev-parse", `${commit}^{tree}`), tree);
    });
    expect(patch).toContain("-committed\n+live\n");
    expect(objects()).toBe(before);
    expect(existsSync(folder)).toBe(false);
  });

  it("leaves nothing behind when it fails either", async () => {
    let folder = "";
    const failing = withQuarantine(repository, async (quarantined) => {
      folder = quarantined.variables["GIT_OBJECT_DIRECTORY"] ?? "";
      throw new Error("in the middle");
    });
    await expect(failing).rejects.toThrow("in the middle");
    expect(folder).not.toBe("");
    expect(existsSync(folder)).toBe(false);
  });
});
