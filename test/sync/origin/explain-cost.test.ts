import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, runGit, type TestRepository, temporaryFolder } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
const list = join(folder.path, "processes");
let emulator: Emulator;
let repository: TestRepository;

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());
beforeEach(() => {
  repository = makeRepository(folder.fresh());
  repository.commit({ "src/main.js": "1\n", "screeps-sync.yml": "source: src\nlayout: dot\n" });
});

/** The git processes of a deploy beside this live code, each by its command. */
async function processesWith(live: string): Promise<string[]> {
  emulator.setCode("default", [["main", live]]);
  const counted = 'while [ "$1" = -c ]; do shift 2; done; echo "$1"';
  const git = fakeGit(join(folder.path, "bin"), `(${counted}) >> ${list}; exec "$REAL" "$@"`);
  writeFileSync(list, "");
  try {
    expect((await runDeploy(repository.directory, emulator)).report.outcome).toMatch(/^(?:deployed|unchanged)$/);
  } finally {
    git.remove();
  }
  return readFileSync(list, "utf8").trim().split("\n");
}

// One process for commit and configuration, the trees of the source, its blobs, and what is asked of them later.
const reading = ["cat-file"];
// Whether records are kept, so that there is to be one of what is live now.
const recording = ["for-each-ref"];

test("nothing is asked of git where nothing is to be explained", async () => {
  expect(await processesWith("1\n")).toEqual([...reading, ...recording]);
});

test("an older commit with the same configuration costs one git process", async () => {
  repository.commit({ "src/main.js": "2\n" });
  expect(await processesWith("1\n")).toEqual([...reading, "log", ...recording]);
});

test("configurations that changed cost no process more, however many there are", async () => {
  for (const layout of ["slash", "auto", "basename"])
    repository.commit({ "src/main.js": `${layout}\n`, "screeps-sync.yml": `source: src\nlayout: ${layout}\n` });
  expect(await processesWith("1\n")).toEqual([...reading, "log", ...recording]);
});

test("thirty branches beside HEAD are compared by one process", async () => {
  const branches = Array.from({ length: 30 }, (_, index) => {
    const text = `b${index}\n`;
    return `commit refs/heads/b${index}\ncommitter x <x@y> ${1_800_000_000 + index} +0000\ndata 0\nM 100644 inline src/main.js\ndata ${text.length}\n${text}\n`;
  });
  runGit(repository.directory, ["fast-import", "--quiet"], branches.join(""));
  const processes = await processesWith("b7\n");
  expect(processes.filter((name) => name === "diff-tree")).toHaveLength(1);
  expect(processes.length).toBeLessThanOrEqual(14);
});
