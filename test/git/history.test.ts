import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceHistory } from "../../src/git/history.ts";
import { listTree } from "../../src/git/ls-tree.ts";
import { resolveCommit } from "../../src/git/open-commit.ts";
import { openRepository } from "../../src/git/repository.ts";
import { makeRepository, runGit, type TestRepository, temporaryFolder } from "../support/repository.ts";

const { path } = temporaryFolder();

/** A history with every kind of change, commits beside the folder, a merge, and the folder gone for a while. */
function makeHistory(name: string, format: "sha1" | "sha256" = "sha1"): TestRepository {
  const source = makeRepository(`${path}/${name}`, { format });
  source.commit({ "README.md": "before the folder" });
  source.commit({ "src/main.js": "1", "src/role/old name.js": "a", "src2/x.js": "not inside" });
  source.commit({ "src2/x.js": "changed", "README.md": "beside" });
  source.commit({ "src/main.js": "2", "src/role/old name.js": undefined, "src/role/new\nname é.js": "a" });
  source.git("checkout", "-q", "-b", "feature");
  source.commit({ "src/feature.js": "f1" });
  source.commit({ "src/feature.js": "f2" });
  source.git("checkout", "-q", "main");
  source.commit({ "src/main.js": "3" });
  source.git("merge", "-q", "--no-ff", "--no-edit", "feature");
  source.git("rm", "-q", "-r", "src");
  source.git("commit", "-q", "-m", "folder removed");
  source.commit({ "src/main.js": "4" });
  source.git("update-index", "--chmod=+x", "src/main.js");
  source.git("commit", "-q", "-m", "mode changed");
  return source;
}

async function versionsOf(directory: string, ref: string, folder: string, limit?: number) {
  const repository = openRepository(directory);
  const commit = await resolveCommit(repository, ref);
  const { versions, cutOff } = await sourceHistory(repository, commit, folder, limit === undefined ? {} : { limit });
  return { versions: [...versions], cutOff };
}

/** The same question asked the slow way: one listing per commit. */
async function expectTrueVersions(source: TestRepository, folder: string): Promise<number> {
  const { versions, cutOff } = await versionsOf(source.directory, "main", folder);
  const range = ["--first-parent", "--no-show-signature", "--format=%H %T", "main", "--", folder === "" ? "." : folder];
  expect(versions.map(({ commit }) => `${commit.oid} ${commit.tree}`)).toEqual(source.git("log", ...range).split("\n"));
  for (const { commit, files } of versions) {
    const exists = folder === "" || source.git("ls-tree", commit.oid, folder) !== "";
    const entries = exists ? await listTree(openRepository(source.directory), commit.oid, folder) : [];
    expect(files).toEqual(new Map(entries.map(({ path: name, mode, oid }): [string, object] => [name, { mode, oid }])));
  }
  expect(cutOff).toBe(false);
  return versions.length;
}

describe("sourceHistory()", () => {
  const source = makeHistory("history");

  it("gives every version of the folder, whole, along the first parents", async () => {
    expect(await expectTrueVersions(source, "src")).toBe(7);
    expect(await expectTrueVersions(source, "src2")).toBe(2);
  });

  it("gives every version of the root", async () => {
    expect(await expectTrueVersions(source, "")).toBe(9);
  });

  it("does so in a SHA-256 repository", async () => {
    expect(await expectTrueVersions(makeHistory("history-256", "sha256"), "src")).toBe(7);
  });

  it("does so whatever the user's settings for log and diff are", async () => {
    const settings = ["log.showRoot=false", "log.follow=true", "diff.renames=copies", "diff.relative=true"];
    for (const setting of [...settings, "log.diffMerges=combined", "log.showSignature=true", "diff.noprefix=true"]) {
      const [key = "", value = ""] = setting.split("=");
      source.git("config", key, value);
    }
    const sign =
      "cat >&2; echo '[GNUPG:] SIG_CREATED ' >&2; echo '-----BEGIN PGP SIGNATURE-----\n\n-----END PGP SIGNATURE-----'";
    writeFileSync(`${path}/sign`, `#!/bin/sh\n${sign}\n`, { mode: 0o755 });
    source.git("config", "gpg.program", `${path}/sign`);
    writeFileSync(`${source.directory}/src/signed.js`, "");
    source.git("add", "src");
    source.git("commit", "-q", "-S", "-m", "signed");
    expect(await expectTrueVersions(source, "src")).toBe(8);
  });

  it("gives the same from a folder inside the work tree", async () => {
    const fromBelow = await versionsOf(`${source.directory}/src`, "main", "src");
    expect(fromBelow).toEqual(await versionsOf(source.directory, "main", "src"));
  });

  it("ends at the limit", async () => {
    expect((await versionsOf(source.directory, "main", "src", 2)).versions).toHaveLength(2);
  });

  it("can be walked more than once", async () => {
    const repository = openRepository(source.directory);
    const { versions } = await sourceHistory(repository, await resolveCommit(repository, "main"), "src");
    expect([...versions]).toEqual([...versions]);
  });

  it("refuses changes that do not fit the listing", async () => {
    const repository = openRepository(source.directory);
    const commit = await resolveCommit(repository, "main");
    const { versions } = await sourceHistory(repository, commit, "src", { tip: [] });
    expect(() => [...versions]).toThrow(/the changes of "src\/main.js" do not fit together/);
  });

  it("does not follow replaced commits", async () => {
    const replaced = makeHistory("history-replaced");
    const [tip = "", , third = ""] = replaced.git("log", "--first-parent", "--format=%H").split("\n");
    const before = await versionsOf(replaced.directory, tip, "src");
    replaced.git("replace", "--graft", tip, third);
    expect(await versionsOf(replaced.directory, tip, "src")).toEqual(before);
  });
});

describe("sourceHistory() in a shallow clone", () => {
  const source = makeHistory("deep");
  const clone = (depth: number) => {
    runGit(path, ["clone", "-q", `--depth=${depth}`, `file://${source.directory}`, `${path}/depth-${depth}`]);
    return `${path}/depth-${depth}`;
  };

  it("gives what is there, whole, and says that the clone was cut off", async () => {
    const all = (await versionsOf(source.directory, "main", "src")).versions;
    const one = await versionsOf(clone(1), "HEAD", "src");
    expect(one).toEqual({ versions: all.slice(0, 1), cutOff: true });
    const two = await versionsOf(clone(2), "HEAD", "src");
    expect(two).toEqual({ versions: all.slice(0, 2), cutOff: true });
  });

  it("is not cut off where the limit ends it", async () => {
    expect((await versionsOf(clone(3), "HEAD", "src", 1)).cutOff).toBe(false);
  });
});
