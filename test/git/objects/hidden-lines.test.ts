import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tellHiddenLines } from "../../../src/git/objects/hidden-lines.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { makeRepository, runGit, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
const project = makeRepository(join(path, "project"));
const before = project.commit({ ".gitattributes": "/src/gen/*.js -diff\n", "src/gen/a.js": "1", "src/a.js": "1" });
const after = project.commit({ "src/gen/a.js": "2", "src/a.js": "2" });
mkdirSync(join(project.directory, "src/gen/deep"));
runGit(path, ["clone", "-q", "--bare", project.directory, "bare"]);

test.each(["", "src", "src/gen/deep"])("an attribute of a path is seen from folder «%s» too", async (folder) => {
  const repository = openRepository(join(project.directory, folder));
  expect(await tellHiddenLines(repository, before, after)).toMatch(/^src\/gen\/a\.js: its lines are not shown.*\n$/);
});

test("a bare repository, which has no attributes of a work tree, hides nothing", async () => {
  expect(await tellHiddenLines(openRepository(join(path, "bare")), before, after)).toBe("");
});
