import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolveCommit } from "../../../src/git/clone/open-commit.ts";
import { readBeside, readFiles, readHistory } from "../../../src/git/history/history.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { makeRepository, runGit, type TestRepository, temporaryFolder } from "../../support/repository.ts";

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
  const watched = { folders: [folder], paths: [], names: [] };
  const { versions, isWhole } = await readHistory(repository, commit, watched, limit === undefined ? {} : { limit });
  // Files show the version whenever they are asked for, and so are taken as they are then.
  const asTold = [...versions].map((version) => ({ ...version, files: new Map(version.files) }));
  return { versions: asTold, isWhole };
}

/** The same question asked the slow way: one listing per commit. */
async function expectTrueVersions(source: TestRepository, folder: string): Promise<number> {
  const { versions, isWhole } = await versionsOf(source.directory, "main", folder);
  const range = ["--first-parent", "--no-show-signature", "--format=%H %T", "main", "--", folder === "" ? "." : folder];
  expect(versions.map(({ commit }) => `${commit.oid} ${commit.tree}`)).toEqual(source.git("log", ...range).split("\n"));
  for (const { commit, files } of versions) {
    const all = [...(await readFiles(openRepository(source.directory), commit))];
    expect(new Map(files)).toEqual(new Map(all.filter(([name]) => folder === "" || name.startsWith(`${folder}/`))));
  }
  expect(isWhole).toBe(true);
  return versions.length;
}

describe("readHistory()", () => {
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
    const watched = { folders: ["src"], paths: [], names: [] };
    const { versions } = await readHistory(repository, await resolveCommit(repository, "main"), watched);
    const told = () => [...versions].map(({ files }) => new Map(files));
    expect(told()).toEqual(told());
    const [newest, ...older] = [...versions];
    const before = new Map(newest?.files);
    for (const { files } of older) expect(files.size).toBe([...files.keys()].length);
    expect(new Map(newest?.files)).toEqual(before);
  });

  it("refuses changes that do not fit the listing", async () => {
    const repository = openRepository(source.directory);
    const commit = await resolveCommit(repository, "main");
    const watched = { folders: ["src"], paths: [], names: [] };
    const { versions } = await readHistory(repository, commit, watched, { tip: new Map() });
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

describe("readHistory() in a shallow clone", () => {
  const source = makeHistory("deep");
  const clone = (depth: number) => {
    runGit(path, ["clone", "-q", `--depth=${depth}`, `file://${source.directory}`, `${path}/depth-${depth}`]);
    return `${path}/depth-${depth}`;
  };

  it("gives what is there, whole", async () => {
    const filesOf = async (directory: string, ref: string) =>
      (await versionsOf(directory, ref, "src")).versions.map(({ commit, files }) => ({ commit, files }));
    const all = await filesOf(source.directory, "main");
    expect(await filesOf(clone(1), "HEAD")).toEqual(all.slice(0, 1));
    expect(await filesOf(clone(2), "HEAD")).toEqual(all.slice(0, 2));
  });

  it("is not whole where the limit ends it", async () => {
    expect((await versionsOf(clone(3), "HEAD", "src", 1)).isWhole).toBe(false);
  });
});

describe("readBeside()", () => {
  it("gives any other commits whole, from one git process, whatever the names of their files are", async () => {
    const source = makeHistory("beside");
    const repository = openRepository(source.directory);
    const commit = await resolveCommit(repository, "main");
    const others = source.git("rev-list", "--all").split("\n");
    const base = { commit, files: await readFiles(repository, commit) };
    const versions = [...(await readBeside(repository, base, others))];
    expect(versions.map((version) => version.commit.oid)).toEqual(others);
    for (const version of versions) expect(version.files).toEqual(await readFiles(repository, version.commit));
  });

  it("refuses files that are not those of its base", async () => {
    const source = makeHistory("beside-refused");
    const repository = openRepository(source.directory);
    const commit = await resolveCommit(repository, "main");
    const versions = await readBeside(repository, { commit, files: new Map() }, [source.git("rev-parse", "feature")]);
    expect(() => [...versions]).toThrow("do not fit together");
  });
});
