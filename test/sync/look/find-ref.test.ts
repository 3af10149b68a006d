import { join } from "node:path";
import { expect, test } from "vitest";
import { fetchAllBranches } from "../../../src/git/clone/remote.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { findRef } from "../../../src/sync/look/find-ref.ts";
import { presentPrefix } from "../../../src/sync/start/record-remote.ts";
import { makeRepository, runGit, temporaryFolder, useRepository } from "../../support/repository.ts";

const folder = temporaryFolder();
const project = makeRepository(join(folder.path, "project"));
project.commit({ "main.js": "", "screeps-sync.yml": "record-prefix: from-game\n" });
for (const name of ["from-game/screeps.com/default", "from-game/my/own/work", "live/mine"]) project.git("branch", name);
runGit(folder.path, ["clone", "-q", "--single-branch", "--branch=main", project.directory, "clone"]);
const { git, directory } = useRepository(join(folder.path, "clone"));
const repository = openRepository(directory);
const said = { raw: {}, env: {}, nameOf: (name: string) => name };
const prefix = () => presentPrefix(repository, said);

test("the first word of records' branches comes from the configuration, and from a person before that", async () => {
  expect(await prefix()).toBe("from-game");
  expect(await presentPrefix(repository, { ...said, raw: { "record-prefix": "live" } })).toBe("live");
});

test("all branches of a remote are fetched but those of records, whatever their first word is", async () => {
  await fetchAllBranches(repository, { remote: "origin", prefix: await prefix() }, { shallow: false });
  expect(git("for-each-ref", "--format=%(refname:lstrip=3)", "refs/remotes/origin").split("\n")).toEqual(
    expect.arrayContaining(["live/mine", "main"]),
  );
  expect(git("for-each-ref", "refs/remotes/origin/from-game")).toBe("");
});

test.each([
  ["from-game/screeps.com/default", undefined],
  ["from-game/my/own/work", { remote: "origin", ref: "refs/heads/from-game/my/own/work" }],
  ["live/mine", { remote: "origin", ref: "refs/heads/live/mine" }],
])("findRef() finds %s on the remote, and knows whether its tip may move on", async (ref, tipOf) => {
  const found = await findRef(repository, { remote: "origin", ref, prefix });
  expect(found.refName).toEqual({ gitBranch: ref });
  expect(found.tipOf).toEqual(tipOf);
});
