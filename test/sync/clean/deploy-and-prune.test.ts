import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { noteText } from "../../../src/model/outcome/note-text.ts";
import type { RawSettings } from "../../../src/model/settings/read-settings.ts";
import { deployAndPrune } from "../../../src/sync/clean/deploy-and-prune.ts";
import { prepare } from "../../../src/sync/start/prepare.ts";
import { makeRepository, runGit, type TestRepository, useRepository } from "../../support/repository.ts";
import { askedOf } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
const folder = withEmulatorAndRepository((fresh) => {
  emulator = fresh.emulator;
});

beforeEach(() => {
  const remote = makeRepository(folder.fresh("remote"));
  const config = 'prune: true\nbranches: { main: default, "feature/*": "f-{slug}" }\n';
  remote.commit({ "src/main.js": "x", "screeps-sync.yml": config });
  const directory = folder.fresh();
  runGit(folder.path, ["clone", "-q", `file://${remote.directory}`, directory]);
  repository = useRepository(directory);
  emulator.setCode("f-feature-x", [["main", "x"]]);
});

async function deploy(raw: RawSettings = {}) {
  const asked = askedOf(repository.directory, emulator, { raw: { branch: undefined, ...raw } });
  const [report] = await deployAndPrune(await prepare(asked));
  const { outcome, notes = [], warnings = [] } = report ?? {};
  return { outcome, notes: notes.map(noteText), warnings: warnings.map(noteText) };
}

test("a deploy with prune removes what a rule made and whose git branch is gone, and notes it", async () => {
  const { outcome, notes, warnings } = await deploy();
  expect([outcome, warnings]).toEqual(["deployed", []]);
  expect(notes).toContainEqual(expect.stringMatching(/^Removed 1 code branch .*"f-feature-x"/));
  expect(emulator.branches()).toEqual(["default"]);
});

test("it removes nothing in a dry run, and nothing where it is not wanted", async () => {
  expect((await deploy({ "dry-run": true })).outcome).toBe("planned");
  await deploy({ prune: "false" });
  expect(emulator.branches()).toContain("f-feature-x");
});

test("what stays, and what goes wrong, is a warning; the deploy stays what it was", async () => {
  emulator.setCode("f-feature-x", [["main", "edited"]]);
  expect((await deploy()).warnings).toEqual([expect.stringContaining('"f-feature-x" stays')]);
  repository.git("remote", "remove", "origin");
  const { outcome, warnings } = await deploy();
  expect([outcome, warnings]).toEqual(["unchanged", [expect.stringMatching(/^Not pruned: Cannot tell which git/)]]);
});
