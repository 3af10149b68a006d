import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeRepository, runGit, temporaryFolder, useRepository } from "../../support/repository.ts";

const { path } = temporaryFolder();
const src = new URL("../../../src/git/", import.meta.url).href;

// What our hook does with git: read the pushed commit, of the repository that git has named.
const SCRIPT = `
import { readFileSync, writeFileSync } from "node:fs";
const { openRepository } = await import("${src}process/repository.ts");
const { openCommit } = await import("${src}clone/open-commit.ts");
const { listTree } = await import("${src}objects/ls-tree.ts");
const { readBlobs } = await import("${src}objects/read-blobs.ts");
const { withQuarantine } = await import("${src}process/quarantine.ts");
const { writeTree } = await import("${src}objects/write-tree.ts");
const [, oid] = readFileSync(0, "utf8").split(" ");
const repository = openRepository(process.cwd(), { fromHook: true });
const { commit, files } = await openCommit(repository, oid, ["screeps-sync.yml"]);
const entries = await listTree(repository, commit.oid, "src");
const blobs = await readBlobs(repository, entries.map((entry) => entry.oid));
const tree = await withQuarantine(repository, (quarantined) => writeTree(quarantined, entries));
writeFileSync(${JSON.stringify(`${path}/seen.json`)}, JSON.stringify({
  gitDir: process.env.GIT_DIR,
  config: String(files.get("screeps-sync.yml").bytes),
  modules: entries.map((entry) => entry.path + "=" + blobs.get(entry.oid)),
  tree,
}));
`;

describe("inside a running pre-push hook", () => {
  writeFileSync(`${path}/hook.mjs`, SCRIPT);
  const source = makeRepository(`${path}/source`);
  const commit = source.commit({ "screeps-sync.yml": "source: src\n", "src/main.js": "pushed" });
  runGit(path, ["init", "-q", "--bare", `${path}/remote`]);
  source.git("remote", "add", "origin", `${path}/remote`);
  writeFileSync(`${source.directory}/.git/hooks/pre-push`, `#!/bin/sh\nexec ${process.execPath} ${path}/hook.mjs\n`, {
    mode: 0o755,
  });
  const tree = source.git("rev-parse", `${commit}:src`);
  const seen = () => JSON.parse(readFileSync(`${path}/seen.json`, "utf8")) as unknown;
  const expected = { config: "source: src\n", modules: ["main.js=pushed"], tree };

  it("the pushed commit is read, not the work tree", () => {
    writeFileSync(`${source.directory}/src/main.js`, "not committed");
    source.git("push", "-q", "origin", "main:one");
    expect(seen()).toEqual(expected);
    source.git("checkout", "-q", "src/main.js");
  });

  it("the same holds in a linked work tree, where git sets GIT_DIR", () => {
    source.git("worktree", "add", "-q", "--detach", `${path}/linked`);
    useRepository(`${path}/linked`).git("push", "-q", "origin", "HEAD:refs/heads/two");
    expect(seen()).toEqual({ ...expected, gitDir: `${source.directory}/.git/worktrees/linked` });
  });

  it("the same holds with --git-dir, started from another repository, and with git -c", () => {
    const other = makeRepository(`${path}/other`);
    other.commit({ "src/main.js": "of another repository" });
    const where = [`--git-dir=${source.directory}/.git`, `--work-tree=${source.directory}`, "-c", "core.abbrev=7"];
    other.git(...where, "push", "-q", "origin", "main:three");
    expect(seen()).toEqual({ ...expected, gitDir: `${source.directory}/.git` });
  });
});
