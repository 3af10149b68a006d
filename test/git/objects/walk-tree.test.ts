import { expect, test } from "vitest";
import { parseLsTree } from "../../../src/git/objects/ls-tree.ts";
import { walkTree } from "../../../src/git/objects/walk-tree.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { makeRepository, runGit, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();

/** A tree of these lines of `git mktree`. */
const tree = (directory: string, ...lines: string[]): string => runGit(directory, ["mktree"], lines.join("\n"));

test.each(["sha1", "sha256"] as const)(
  "a %s tree is walked in git's own order, links and submodules too",
  async (format) => {
    const repository = makeRepository(`${path}/${format}`, { format });
    const commit = repository.commit({ "a/b/c.js": "1", "a.js": "2", "a-b/d.js": "3", "a/é.js": "4", "z.js": "5" });
    const blob = repository.git("rev-parse", `${commit}:z.js`);
    const inner = tree(repository.directory, `120000 blob ${blob}\tlink`, `160000 commit ${commit}\tmodule`);
    const outer = tree(
      repository.directory,
      `040000 tree ${repository.git("rev-parse", `${commit}^{tree}`)}\tall`,
      `040000 tree ${inner}\tinner`,
    );
    const byGit = Buffer.from(`${runGit(repository.directory, ["ls-tree", "-r", "-z", outer])}`);
    expect(await walkTree(openRepository(repository.directory), outer)).toEqual(parseLsTree(byGit));
  },
);

test("what is not a tree, is not there, or is told by git alone, is left to git", async () => {
  const repository = makeRepository(`${path}/others`);
  const commit = repository.commit({ "a.js": "1" });
  const handle = openRepository(repository.directory);
  for (const name of [`${commit}:none`, `${commit}:a.js`, commit]) expect(await walkTree(handle, name)).toBeUndefined();
});

test("trees that hold each other many times over are not unfolded", async () => {
  const { directory } = makeRepository(`${path}/bomb`);
  const blob = runGit(directory, ["hash-object", "-w", "--stdin"], "x");
  let inner = tree(directory, ...Array.from({ length: 20 }, (_, index) => `100644 blob ${blob}\tf${index}`));
  for (let depth = 0; depth < 8; depth += 1)
    inner = tree(directory, ...Array.from({ length: 20 }, (_, index) => `040000 tree ${inner}\td${index}`));
  expect(await walkTree(openRepository(directory), inner)).toBeUndefined();
});
