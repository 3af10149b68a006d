import { describe, expect, it } from "vitest";
import { listTree, parseLsTree } from "../../../src/git/objects/ls-tree.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const A = "a".repeat(40);
const B = "b".repeat(64);

describe("parseLsTree()", () => {
  it("reads files, links and submodules, and paths with spaces, tabs, line breaks and letters of any script", () => {
    const output = `100644 blob ${A}\ta b/c\td.js\x00120000 blob ${B}\tlink\n.js\x00160000 commit ${A}\tчерв.js\0`;
    expect(parseLsTree(Buffer.from(output))).toEqual([
      { mode: "100644", type: "blob", oid: A, path: "a b/c\td.js" },
      { mode: "120000", type: "blob", oid: B, path: "link\n.js" },
      { mode: "160000", type: "commit", oid: A, path: "черв.js" },
    ]);
  });

  it("gives no entries for an empty tree", () => {
    expect(parseLsTree(Buffer.alloc(0))).toEqual([]);
  });

  it.each([
    ["ends without NUL", `100644 blob ${A}\tmain.j`, /middle of an entry/],
    ["has an entry without path", `100644 blob ${A}\t\0`, /git printed/],
    ["has a cut id", `100644 blob ${A.slice(1)}\ta\0`, /git printed/],
    ["lists a folder", `040000 tree ${A}\ta\0`, /git printed/],
  ])("refuses a list that %s", (_what, output, message) => {
    expect(() => parseLsTree(Buffer.from(output))).toThrow(message);
  });

  it("names a path that is not UTF-8", () => {
    const output = Buffer.concat([Buffer.from(`100644 blob ${A}\tcaf`), Buffer.from([0xe9, 0])]);
    expect(() => parseLsTree(output)).toThrow('Cannot list the tree: path "café" is not UTF-8; rename it');
  });
});

describe("listTree()", () => {
  const { path } = temporaryFolder();
  const source = makeRepository(`${path}/folders`);
  const commit = source.commit({
    "main.js": "",
    "src/main.js": "a",
    "src/role/miner.js": "b",
    "src2/x.js": "c",
    "Sources/bot/src/y.js": "d",
  });
  const repository = openRepository(source.directory);
  const paths = async (folder?: string) => (await listTree(repository, commit, folder)).map((entry) => entry.path);

  it("lists only the folder, with paths below it", async () => {
    expect(await paths("src")).toEqual(["main.js", "role/miner.js"]);
    expect(await paths("src/role")).toEqual(["miner.js"]);
  });

  it("lists the whole commit without a folder, also from a subfolder of the work tree", async () => {
    const all = ["Sources/bot/src/y.js", "main.js", "src/main.js", "src/role/miner.js", "src2/x.js"];
    expect(await paths()).toEqual(all);
    const below = openRepository(`${source.directory}/src`);
    expect((await listTree(below, commit)).map((entry) => entry.path)).toEqual(all);
  });

  it("names folders nearby when the folder is not in the commit", async () => {
    await expect(paths("dist/src")).rejects.toThrow(
      `Cannot read source "dist/src": it is not a folder of ${commit.slice(0, 10)}; folders there: src, src/role, Sources/bot/src, Sources, src2, Sources/bot`,
    );
    await expect(paths("dist/src")).rejects.toMatchObject({ outcome: "usage" });
  });

  it("says that the folder is a file", async () => {
    await expect(paths("src/main.js")).rejects.toThrow('Cannot read source "src/main.js": it is a file, not a folder');
  });

  it.each(["../src", "src/", "/src", "src/./role", "a\0b"])("refuses the folder %j", async (folder) => {
    await expect(paths(folder)).rejects.toMatchObject({ outcome: "usage" });
  });

  it.each(["main", "--output=x", commit.slice(0, 10)])("takes only a full id, not %j", async (name) => {
    await expect(listTree(repository, name)).rejects.toThrow(/full object id/);
  });
});
