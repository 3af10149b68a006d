import { existsSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openCommit, resolveCommit } from "../../../src/git/clone/open-commit.ts";
import { isShallow } from "../../../src/git/history/shallow.ts";
import { lookUp } from "../../../src/git/objects/look-up.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, runGit, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
const source = makeRepository(`${path}/source`);
const first = source.commit({ "screeps-sync.yml": "source: src\n", "src/main.js": "1" });
const second = source.commit({ "src/main.js": "2" });
source.git("tag", "-a", "-m", "release", "v1", first);
source.git("tag", "-a", "-m", "a tag of a tag", "v1-again", "v1");
const repository = openRepository(source.directory);

describe("resolveCommit()", () => {
  it("gives commit and tree of a branch, a full ref, a short id and HEAD", async () => {
    const tree = source.git("rev-parse", `${second}^{tree}`);
    for (const ref of ["main", "refs/heads/main", second, second.slice(0, 10), "HEAD"]) {
      expect(await resolveCommit(repository, ref)).toEqual({ oid: second, tree });
    }
  });

  it("peels tags, also tags of tags", async () => {
    expect((await resolveCommit(repository, "v1")).oid).toBe(first);
    expect((await resolveCommit(repository, "refs/tags/v1-again")).oid).toBe(first);
  });

  it("takes the id, and not the branch of that name", async () => {
    source.git("update-ref", `refs/heads/${first}`, second);
    expect((await resolveCommit(repository, first)).oid).toBe(first);
  });

  it.each(["--output=x", "-x", "--batch-all-objects", "-h"])(
    "reads the ref %s as a name, never as an option",
    async (name) => {
      source.git("update-ref", `refs/heads/${name}`, first);
      expect((await resolveCommit(repository, name)).oid).toBe(first);
      expect((await resolveCommit(repository, `refs/heads/${name}`)).oid).toBe(first);
      expect(existsSync(`${source.directory}/x`)).toBe(false);
    },
  );

  it("says which ref is unknown and what helps", async () => {
    await expect(resolveCommit(repository, "feature/x")).rejects.toThrow(
      'Cannot find commit "feature/x": no such ref, tag or commit in this repository; fetch it first',
    );
    await expect(resolveCommit(repository, "feature/x")).rejects.toMatchObject({ outcome: "usage" });
  });

  it("says that there are no commits yet", async () => {
    const unborn = openRepository(makeRepository(`${path}/unborn`).directory);
    for (const ref of ["HEAD", "main"])
      await expect(resolveCommit(unborn, ref)).rejects.toThrow(
        `Cannot find commit "${ref}": there are no commits yet on "main"; git add`,
      );
    await expect(resolveCommit(unborn, "other")).rejects.toThrow("no such ref, tag or commit");
  });

  it("says so where the clone is shallow", async () => {
    runGit(path, ["clone", "-q", "--depth=1", `file://${source.directory}`, `${path}/shallow`]);
    const shallow = openRepository(`${path}/shallow`);
    expect(await isShallow(shallow)).toBe(true);
    expect(await isShallow(repository)).toBe(false);
    await expect(resolveCommit(shallow, first)).rejects.toThrow(/this clone is shallow; fetch more of it/);
  });

  it("refuses a ref that means a tree or a blob", async () => {
    await expect(resolveCommit(repository, "main:src")).rejects.toMatchObject({ outcome: "usage" });
    await expect(resolveCommit(repository, `${second}^{tree}`)).rejects.toMatchObject({ outcome: "usage" });
  });
});

describe("openCommit()", () => {
  it("gives the commit and files of it together; a folder and a missing file are undefined", async () => {
    const opened = await openCommit(repository, "main", ["screeps-sync.yml", "src", "none.yml"]);
    expect(opened.commit.oid).toBe(second);
    expect(new Map([...opened.files].map(([path, file]) => [path, file?.bytes]))).toEqual(
      new Map([
        ["screeps-sync.yml", Buffer.from("source: src\n")],
        ["src", undefined],
        ["none.yml", undefined],
      ]),
    );
  });

  it("gives the files of that commit, not of the newest", async () => {
    const opened = await openCommit(repository, "v1", ["src/main.js"]);
    expect(opened.files.get("src/main.js")?.bytes).toEqual(Buffer.from("1"));
  });
});

describe("openCommit() with a file that is no configuration", () => {
  it("stops before it has read all of it", async () => {
    const large = makeRepository(`${path}/large`);
    large.commit({ "screeps-sync.yml": Buffer.alloc(17 * 1024 * 1024) });
    const opening = openCommit(openRepository(large.directory), "main", ["screeps-sync.yml"]);
    await expect(opening).rejects.toThrow("Cannot read from git: more than 16777216 bytes");
  });
});

describe("openCommit() while the ref moves", () => {
  it("takes the files from the commit it names", async () => {
    const objects = [`${first}^{commit}`, `${second}:src/main.js`, `${second}^{commit}`].map((name) =>
      runGit(source.directory, ["rev-parse", name]),
    );
    const halfMoved = runGit(source.directory, ["cat-file", "--batch"], `${objects.join("\n")}\n`);
    writeFileSync(`${path}/half-moved`, `${halfMoved}\n`);
    const git = fakeGit(
      `${path}/bin`,
      `if mkdir ${path}/once; then cat ${path}/half-moved; head -n 3 >/dev/null; else exec "$REAL" "$@"; fi`,
    );
    try {
      const opened = await openCommit(openRepository(source.directory), "main", ["src/main.js"]);
      expect(opened.commit.oid).toBe(first);
      expect(opened.files.get("src/main.js")?.bytes).toEqual(Buffer.from("1"));
    } finally {
      git.remove();
    }
  });
});

describe("lookUp()", () => {
  it("asks nothing for no names", async () => {
    expect(await lookUp(openRepository(`${path}/nowhere`), [])).toEqual([]);
  });

  it.each(["", "main\nHEAD", "main\rHEAD", "main\0", "main\ud800"])("refuses the name %j", async (name) => {
    await expect(lookUp(repository, [name])).rejects.toMatchObject({ outcome: "usage" });
  });

  it("answers names with spaces, missing ones and ones that look like answers", async () => {
    const names = ["main:no such file", `${first} blob 3`, "main^{commit}", "missing"];
    const answers = await lookUp(repository, names);
    expect(answers.map((answer) => answer?.oid)).toEqual([undefined, undefined, second, undefined]);
  });
});
