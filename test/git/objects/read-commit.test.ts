import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolveCommit } from "../../../src/git/clone/open-commit.ts";
import { listTree } from "../../../src/git/objects/ls-tree.ts";
import { readBlobs } from "../../../src/git/objects/read-blobs.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { type Files, makeRepository, runGit, temporaryFolder, useRepository } from "../../support/repository.ts";

const { path } = temporaryFolder();

/** What a deploy does with git: ref → commit → entries → blobs. */
async function readFolder(directory: string, ref: string, folder = "src"): Promise<Record<string, Buffer>> {
  const repository = openRepository(directory);
  const entries = await listTree(repository, (await resolveCommit(repository, ref)).oid, folder);
  const blobs = await readBlobs(
    repository,
    entries.filter((entry) => entry.type === "blob").map((entry) => entry.oid),
  );
  return Object.fromEntries(entries.map((entry) => [entry.path, blobs.get(entry.oid) ?? Buffer.from("none")]));
}

const SOURCE: Files = {
  "README.md": "not part of it",
  "src/main.js": "module.exports.loop = () => {};\r\n",
  "src/role/miner.js": "\ufeff// no line break at the end: \0 \u2028",
  "src/role/empty.js": "",
  "src/a b/черв\nline.js": "a name with a space, a line break and letters of another script",
  "src/fast.wasm": Uint8Array.from([0, 0x61, 0x73, 0x6d, 0xff, 0xfe, 0x0d, 0x0a]),
};
const EXPECTED = Object.fromEntries(
  Object.entries(SOURCE)
    .filter(([name]) => name.startsWith("src/"))
    .map(([name, content]) => [name.slice(4), Buffer.from(content ?? "")]),
);

describe("a commit is read byte by byte", () => {
  const origin = makeRepository(`${path}/origin`);
  origin.commit({ "src/old.js": "old" });
  const tip = origin.commit({ ...SOURCE, "src/old.js": undefined });
  origin.git("config", "uploadpack.allowFilter", "true");
  const url = `file://${origin.directory}`;

  it("from a work tree, whatever the files and the index there say", async () => {
    const dirty = `${path}/dirty`;
    runGit(path, ["clone", "-q", url, dirty]);
    useRepository(dirty).git("rm", "-q", "-r", "src");
    expect(await readFolder(dirty, "main")).toEqual(EXPECTED);
  });

  it("from a folder inside a work tree", async () => {
    expect(await readFolder(`${origin.directory}/src/role`, "main")).toEqual(EXPECTED);
  });

  it("from a bare clone", async () => {
    runGit(path, ["clone", "-q", "--bare", url, `${path}/bare`]);
    expect(await readFolder(`${path}/bare`, "main")).toEqual(EXPECTED);
  });

  it("from a linked work tree with a detached HEAD", async () => {
    origin.git("worktree", "add", "-q", "--detach", `${path}/linked`, tip);
    expect(await readFolder(`${path}/linked`, "HEAD")).toEqual(EXPECTED);
  });

  it("from a shallow clone", async () => {
    runGit(path, ["clone", "-q", "--depth=1", url, `${path}/shallow`]);
    expect(await readFolder(`${path}/shallow`, "HEAD")).toEqual(EXPECTED);
  });

  it.each(["blob:none", "tree:0"])("from a partial clone with the filter %s", async (filter) => {
    const clone = `${path}/partial-${filter.slice(0, 4)}`;
    runGit(path, ["clone", "-q", "--bare", `--filter=${filter}`, url, clone]);
    expect(await readFolder(clone, "HEAD")).toEqual(EXPECTED);
  });

  it("from a SHA-256 repository", async () => {
    const long = makeRepository(`${path}/sha256`, { format: "sha256" });
    expect(long.commit(SOURCE)).toHaveLength(64);
    expect(await readFolder(long.directory, "main")).toEqual(EXPECTED);
  });
});

describe("nothing in the repository changes a byte", () => {
  it("neither eol attributes, nor core.autocrlf, ident, filters, text conversion, nor export-subst", async () => {
    const canary = `${path}/canary`;
    const files = { "src/main.js": "$Id$ $Format:%H$\r\nline\n", "src/sub.js": "kept" };
    const source = makeRepository(`${path}/attributes`);
    const commit = source.commit({ ...files, ".gitattributes": "" });
    source.git("config", "core.autocrlf", "true");
    for (const name of ["filter.f.smudge", "filter.f.clean", "diff.f.textconv", "diff.f.command", "core.fsmonitor"]) {
      source.git("config", name, `touch ${canary}; echo changed #`);
    }
    source.git("config", "filter.f.required", "true");
    const attributes = "* text eol=crlf ident export-subst filter=f diff=f\nsub.js export-ignore\n";
    const oid = runGit(source.directory, ["hash-object", "-w", "--stdin"], attributes);
    source.git("-c", "core.fsmonitor=false", "update-index", "--cacheinfo", `100644,${oid},.gitattributes`);
    const tree = source.git("-c", "core.fsmonitor=false", "write-tree");
    const withAttributes = source.git("commit-tree", tree, "-p", commit, "-m", "attributes");
    expect(await readFolder(source.directory, withAttributes)).toEqual({
      "main.js": Buffer.from(files["src/main.js"]),
      "sub.js": Buffer.from(files["src/sub.js"]),
    });
    expect(existsSync(canary)).toBe(false);
  });

  it("nor a replaced blob, tree or commit", async () => {
    const source = makeRepository(`${path}/replaced`);
    const before = source.commit({ "src/main.js": "true bytes", "src/other.js": "other" });
    const forged = source.commit({ "src/main.js": "forged", "src/added.js": "added" });
    source.git("replace", `${before}:src/main.js`, `${forged}:src/main.js`);
    source.git("replace", `${before}:src`, `${forged}:src`);
    source.git("replace", before, forged);
    const expected = { "main.js": Buffer.from("true bytes"), "other.js": Buffer.from("other") };
    expect(await readFolder(source.directory, before)).toEqual(expected);
    const seenByGit = source.git("ls-tree", "-r", "--name-only", `${before}:src`);
    expect(seenByGit).toContain("added.js");
  });
});

describe("what is not a plain file", () => {
  it("is listed as a symbolic link or a submodule and never followed", async () => {
    const inner = makeRepository(`${path}/inner`);
    inner.commit({ "main.js": "inside the submodule" });
    const source = makeRepository(`${path}/special`);
    source.commit({ "src/main.js": "plain" });
    source.git("submodule", "--quiet", "add", inner.directory, "src/sub");
    const link = runGit(source.directory, ["hash-object", "-w", "--stdin"], "../../secret.js");
    source.git("update-index", "--add", "--cacheinfo", `120000,${link},src/link.js`);
    source.git("commit", "-q", "-m", "special");
    const repository = openRepository(source.directory);
    const entries = await listTree(repository, (await resolveCommit(repository, "main")).oid, "src");
    expect(entries.map(({ path: name, mode, type }) => [name, mode, type])).toEqual([
      ["link.js", "120000", "blob"],
      ["main.js", "100644", "blob"],
      ["sub", "160000", "commit"],
    ]);
    expect((await readBlobs(repository, [link])).get(link)).toEqual(Buffer.from("../../secret.js"));
    await expect(listTree(repository, (await resolveCommit(repository, "main")).oid, "src/sub")).rejects.toThrow(
      /Cannot read source "src\/sub": it is not a folder/,
    );
  });
});

describe("400 files in 60 folders", () => {
  it("arrive as 400 blobs whose ids fit their bytes", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 400 }, (_, n) => [`src/folder${n % 60}/file${n}.js`, `module.exports = ${n};\n`]),
    );
    const source = makeRepository(`${path}/many`);
    source.commit(files);
    const repository = openRepository(source.directory);
    const entries = await listTree(repository, (await resolveCommit(repository, "main")).oid, "src");
    const blobs = await readBlobs(
      repository,
      entries.map((entry) => entry.oid),
    );
    expect(entries).toHaveLength(400);
    expect(blobs.size).toBe(400);
    for (const [oid, bytes] of blobs) {
      expect(createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")).toBe(oid);
    }
  });
});
