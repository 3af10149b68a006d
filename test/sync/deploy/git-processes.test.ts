import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { backupTargets } from "../../../src/sync/backup/backup-targets.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { type TestRepository, temporaryFolder } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

// What the issue on speed allows each story, in git processes: each is 5 to 10 ms of CPU.
const { path } = temporaryFolder();
const list = join(path, "processes");
let git: ReturnType<typeof fakeGit>;
let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({
    "src/main.js": "1\n",
    "screeps-sync.yml": "source: src\nlayout: slash\nbranches: { main: default }\n",
  });
});
beforeAll(() => {
  const name = 'while [ "$1" = -c ]; do shift 2; done; echo "$1"';
  git = fakeGit(join(path, "bin"), `(${name}) >> ${list}; exec "$REAL" "$@"`);
});
afterAll(() => git.remove());
beforeEach(() => writeFileSync(list, ""));

async function processesOf(story: () => Promise<unknown>): Promise<readonly string[]> {
  writeFileSync(list, "");
  await story();
  return readFileSync(list, "utf8").trim().split("\n");
}

const deploy = (raw = {}) => runDeploy(repository.directory, emulator, { raw: { branch: undefined, ...raw } });

test("a change starts 4, and the same again 3", async () => {
  await deploy();
  repository.commit({ "src/main.js": "2\n" });
  expect(await processesOf(deploy)).toEqual(["cat-file", "rev-parse", "log", "for-each-ref"]);
  expect(await processesOf(deploy)).toEqual(["cat-file", "rev-parse", "for-each-ref"]);
});

test("drift that is kept starts 20 at most, where the code branch is named", async () => {
  emulator.setCode("default", [["main", "// theirs"]]);
  const processes = await processesOf(async () =>
    expect((await deploy({ branch: "default" })).report.drift).toBeDefined(),
  );
  expect(processes.length).toBeLessThanOrEqual(20);
});

test.each([
  [1, 8],
  [3, 12],
])("a backup of %i branches in which nothing changed starts %i at most", async (branches, most) => {
  for (let index = 1; index < branches; index += 1) emulator.setCode(`b${index}`, [["main", "1"]]);
  const wish = { all: true, globs: [], memory: false, segments: [], shards: [] };
  const backup = () => backupTargets(askedOf(repository.directory, emulator, { raw: { branch: undefined } }), wish);
  await backup();
  const processes = await processesOf(backup);
  expect(processes.length).toBeLessThanOrEqual(most);
});
