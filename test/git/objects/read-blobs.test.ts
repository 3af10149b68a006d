import { chmodSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listTree } from "../../../src/git/objects/ls-tree.ts";
import { readBlobs } from "../../../src/git/objects/read-blobs.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { makeRepository, runGit, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
const source = makeRepository(`${path}/source`);
const commit = source.commit({ "a.js": "a", "b.js": "b", "same.js": "a", "c.js": "c" });
source.git("config", "uploadpack.allowFilter", "true");
const repository = openRepository(source.directory);
const oidOf = (file: string) => source.git("rev-parse", `${commit}:${file}`);

describe("readBlobs()", () => {
  it("asks nothing for no blobs", async () => {
    expect(await readBlobs(openRepository(`${path}/nowhere`), [])).toEqual(new Map());
  });

  it("gives a blob that is asked for twice once", async () => {
    const blobs = await readBlobs(repository, [oidOf("a.js"), oidOf("b.js"), oidOf("same.js")]);
    expect(blobs).toEqual(
      new Map([
        [oidOf("a.js"), Buffer.from("a")],
        [oidOf("b.js"), Buffer.from("b")],
      ]),
    );
  });

  it("names an object that is missing", async () => {
    const missing = "1".repeat(40);
    await expect(readBlobs(repository, [oidOf("a.js"), missing])).rejects.toThrow(
      `Cannot read blob ${missing}: the object is missing`,
    );
  });

  it("names an object that is corrupt", async () => {
    const oid = runGit(source.directory, ["hash-object", "-w", "--stdin"], "soon corrupt");
    const file = `${source.directory}/.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`;
    chmodSync(file, 0o644);
    writeFileSync(file, "no zlib stream");
    await expect(readBlobs(repository, [oid])).rejects.toThrow(new RegExp(oid));
    rmSync(file);
  });

  it.each(["tree", "commit"])("refuses a %s", async (type) => {
    const oid = source.git("rev-parse", `${commit}^{${type}}`);
    await expect(readBlobs(repository, [oid])).rejects.toThrow(`Cannot read blob ${oid}: git gave ${type} ${oid}`);
  });

  it("refuses a name that is not the id itself", async () => {
    await expect(readBlobs(repository, [`${commit}:a.js`])).rejects.toThrow(/git gave blob/);
  });

  it("stops where the blobs are larger than allowed", async () => {
    const oid = runGit(source.directory, ["hash-object", "-w", "--stdin"], Buffer.alloc(1_000_000));
    await expect(readBlobs(repository, [oid], { maxBytes: 500_000 })).rejects.toThrow("more than 500000 bytes");
  });
});

describe("readBlobs() in a partial clone", () => {
  const fetchedPacks = (clone: string) =>
    readdirSync(`${clone}/objects/pack`).filter((file) => file.endsWith(".promisor")).length;

  function partialClone(name: string): string {
    runGit(path, ["clone", "-q", "--bare", "--filter=blob:none", `file://${source.directory}`, `${path}/${name}`]);
    return `${path}/${name}`;
  }

  it("fetches all that is missing at once, and nothing the second time", async () => {
    const clone = partialClone("online");
    const before = fetchedPacks(clone);
    const entries = await listTree(openRepository(clone), commit);
    const oids = entries.map((entry) => entry.oid);
    expect((await readBlobs(openRepository(clone), oids)).size).toBe(3);
    expect(fetchedPacks(clone)).toBe(before + 1);
    await readBlobs(openRepository(clone), oids);
    expect(fetchedPacks(clone)).toBe(before + 1);
    expect(existsSync(`${clone}/FETCH_HEAD`)).toBe(false);
  });

  it("says what is wrong when the remote is not there", async () => {
    const clone = partialClone("offline");
    renameSync(source.directory, `${path}/moved`);
    const reading = readBlobs(openRepository(clone), [runGit(clone, ["ls-tree", commit, "a.js"]).slice(12, 52)]);
    await expect(reading).rejects.toMatchObject({
      outcome: "failed",
      message: expect.stringMatching(/^Cannot read the files of the commit: this is a partial clone, and its remote/),
    });
    renameSync(`${path}/moved`, source.directory);
  });
});
