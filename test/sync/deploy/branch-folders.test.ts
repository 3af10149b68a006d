import { expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { exitStatus } from "../../../src/model/outcome/outcome.ts";
import { check, openCheck } from "../../../src/sync/look/check.ts";
import { prepare } from "../../../src/sync/start/prepare.ts";
import { deployTargets } from "../../../src/sync/targets/deploy-targets.ts";
import { quietDoor } from "../../support/door.ts";
import type { TestRepository } from "../../support/repository.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({
    "default/main.js": "require('miner');\n",
    "default/miner.js": "",
    "sim/main.js": "// sim\n",
    "screeps-sync.yml": 'branches:\n  main: { "default/": default, "sim/": "{branch}-sim" }\n',
  });
});

const asked = (raw = {}) => ({
  ...quietDoor(repository.directory),
  ref: "main",
  raw,
  env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token },
  nameOf: (name: string) => `--${name}`,
});
const deploy = async (raw = {}) => {
  const prepared = await prepare(asked(raw));
  const reports = await deployTargets(prepared);
  return { reports, status: exitStatus(reports, prepared.targets) };
};

test("each folder goes to its own code branch, with a report of its own", async () => {
  const { reports, status } = await deploy();
  expect(reports.map(({ outcome, branch, source, modules }) => ({ outcome, branch, source, modules }))).toEqual([
    { outcome: "deployed", branch: "default", source: "default", modules: 2 },
    { outcome: "deployed", branch: "main-sim", source: "sim", modules: 1 },
  ]);
  expect(status).toBe(0);
  expect([...(emulator.code("default")?.keys() ?? [])].sort()).toEqual(["main", "miner"]);
  expect(emulator.code("main-sim")?.get("main")).toBe("// sim\n");
});

test("one bad folder does not stop the other, and fails the run", async () => {
  repository.commit({ "default/main.js": "let a; let a;\n" });
  const { reports, status } = await deploy();
  expect(reports.map(({ outcome }) => outcome)).toEqual(["failed", "deployed"]);
  expect(status).toBe(1);
});

test("a check without a server looks into all of them", async () => {
  repository.commit({ "sim/main.js": "require('gone');\n" });
  const opened = await openCheck(asked(), { offline: "of --offline", unsigned: undefined });
  const { reports } = await check(opened);
  expect(reports).toMatchObject([
    { outcome: "planned", branch: "default", message: expect.stringContaining('for "default": its 2 modules') },
    { outcome: "failed", branch: "main-sim", findings: [{ path: "sim/main.js" }] },
  ]);
  expect(exitStatus(reports, [])).toBe(1);
  expect(emulator.lines()).toEqual([]);
});

test("--branch outranks the rule, and takes the whole source", async () => {
  const { reports } = await deploy({ branch: "other", source: "sim" });
  expect(reports).toMatchObject([{ outcome: "deployed", branch: "other", source: "sim" }]);
});

test("two folders for one code branch are refused", async () => {
  repository.commit({ "screeps-sync.yml": 'branches: { main: { "default/": a, "sim/": a } }\n' });
  await expect(deploy()).rejects.toThrow('two folders go to code branch "a"');
});
