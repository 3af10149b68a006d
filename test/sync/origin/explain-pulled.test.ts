import { expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { modulesDigest } from "../../../src/model/modules/modules-digest.ts";
import { pullMessage } from "../../../src/model/pull/pull-message.ts";
import type { TestRepository } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
let base: string;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  base = repository.commit({ "src/main.js": "1\n", "screeps-sync.yml": "source: src\n" });
});

const live = new Map([["main", "edited\n"]]);
const message = (digest: string) =>
  pullMessage({ server: "screeps.com", branch: "default", digest, plan: undefined, left: [] });

/** What `pull` makes of the live code: a commit on the base, beside main. */
function pulled(digest = modulesDigest(live), text = "edited\n"): string {
  repository.git("checkout", "-q", "--detach", base);
  const oid = repository.commit({ "src/main.js": text }, message(digest));
  repository.git("checkout", "-q", "main");
  return oid;
}

async function deploy() {
  // What HEAD was once explains live code too, and is not what is tried here.
  repository.git("reflog", "expire", "--expire=now", "--all");
  emulator.setCode("default", live);
  return (await runDeploy(repository.directory, emulator, { raw: { "on-drift": "refuse" } })).report;
}

test("what was merged explains live code, though the merge took nothing of it", async () => {
  const commit = pulled();
  repository.commit({ "src/main.js": "2\n" });
  repository.git("merge", "-q", "-s", "ours", "--no-edit", commit);
  repository.commit({ "src/main.js": "3\n" });
  expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: commit });
});

test("what was merged into a git branch that was merged then explains live code", async () => {
  const commit = pulled();
  repository.git("checkout", "-q", "-b", "feature");
  repository.commit({ "src/other.js": "feature\n" });
  repository.git("merge", "-q", "--no-edit", commit);
  repository.commit({ "src/main.js": "4\n" });
  repository.git("checkout", "-q", "main");
  repository.commit({ "src/third.js": "main\n" });
  repository.git("merge", "-q", "--no-ff", "--no-edit", "feature");
  repository.git("branch", "-D", "feature");
  expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: commit });
});

test("a message that claims live code which its files do not hold explains nothing", async () => {
  const commit = pulled(modulesDigest(live), "something else\n");
  repository.commit({ "src/main.js": "2\n" });
  repository.git("merge", "-q", "-s", "ours", "--no-edit", commit);
  expect(await deploy()).toMatchObject({ outcome: "drift" });
});

test("what was fetched from the game, and not merged, explains nothing; the same of another remote does", async () => {
  const commit = pulled();
  repository.commit({ "src/main.js": "2\n" });
  repository.git("config", "remote.game.url", "screeps::https://screeps.com");
  repository.git("update-ref", "refs/remotes/game/default", commit);
  expect(await deploy()).toMatchObject({ outcome: "drift" });
  repository.git("update-ref", "refs/remotes/colleague/default", commit);
  expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: commit });
});
