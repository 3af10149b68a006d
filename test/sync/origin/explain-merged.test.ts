import { expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { TestRepository } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
let theirs: string;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({ "src/main.js": "1\n", "screeps-sync.yml": "source: src\n" });
  repository.git("checkout", "-q", "-b", "theirs");
  theirs = repository.commit({ "src/main.js": "theirs\n" });
  repository.git("checkout", "-q", "main");
  emulator.setCode("default", new Map([["main", "theirs\n"]]));
});

/** No git branch and no former HEAD tells of it: only the merge does. */
async function deployWithoutTheirs() {
  repository.git("branch", "-D", "theirs");
  repository.git("reflog", "expire", "--expire=now", "--all");
  return (await runDeploy(repository.directory, emulator, { raw: { "on-drift": "refuse" } })).report;
}

test("what a merge left out whole explains live code: the merge is no commit that touches the source", async () => {
  repository.git("merge", "-q", "-s", "ours", "--no-edit", "theirs");
  expect(await deployWithoutTheirs()).toMatchObject({ outcome: "deployed", liveCommit: theirs });
});

test("so it does when more was committed after that merge", async () => {
  repository.git("merge", "-q", "-s", "ours", "--no-edit", "theirs");
  repository.commit({ "src/main.js": "2\n" });
  repository.commit({ "README.md": "nothing of the source\n" });
  expect(await deployWithoutTheirs()).toMatchObject({ outcome: "deployed", liveCommit: theirs });
});

test("what a merge took explains live code", async () => {
  repository.commit({ "src/other.js": "ours\n" });
  repository.git("merge", "-q", "--no-edit", "theirs");
  expect(await deployWithoutTheirs()).toMatchObject({ outcome: "deployed", liveCommit: theirs });
});

test("a git branch that nobody merged and that is gone explains nothing", async () => {
  expect(await deployWithoutTheirs()).toMatchObject({ outcome: "drift" });
});
