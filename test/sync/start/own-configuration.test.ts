import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { compareSides } from "../../../src/sync/look/sides.ts";
import { statusTargets } from "../../../src/sync/look/status-targets.ts";
import { prepareRestore } from "../../../src/sync/restore/restore.ts";
import type { TestRepository } from "../../support/repository.ts";
import { askedOf, type RunOptions, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
});

const strict = { "on-drift": "refuse" };
const deploy = async (options: RunOptions = {}) =>
  (await runDeploy(repository.directory, emulator, { ...options, raw: { ...strict, ...options.raw } })).report;
const liveNames = () => [...(emulator.code("default")?.keys() ?? [])].sort();

async function restore(ref: string) {
  const asked = askedOf(repository.directory, emulator, { raw: strict });
  const restoration = await prepareRestore({ ...asked, raw: { ...asked.raw, branch: "default" } }, ref);
  return restoration.run();
}

async function status() {
  const asked = askedOf(repository.directory, emulator, { raw: { branch: undefined } });
  const { servers } = await statusTargets(asked, ["default"]);
  return servers[0]?.branches[0];
}

const bot = (text: string) => ({ "src/main.js": `${text}\n`, "src/role/a.js": "a\n" });

describe("a layout that changed", () => {
  let slash: string;
  let dot: string;
  beforeEach(() => {
    slash = repository.commit({ ...bot("1"), "screeps-sync.yml": "layout: slash\n" });
    dot = repository.commit({ "screeps-sync.yml": "layout: dot\n" });
  });

  test("is no drift to a deploy, nor to one of the older commit again", async () => {
    await deploy({ ref: slash });
    expect(liveNames()).toEqual(["main", "role/a"]);
    expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: slash });
    expect(liveNames()).toEqual(["main", "role.a"]);
    expect(await deploy({ ref: slash })).toMatchObject({ outcome: "deployed", liveCommit: dot });
  });

  test("does not change the names that an older commit is restored with", async () => {
    await deploy();
    expect(await restore(slash)).toMatchObject({ outcome: "restored", modules: 2 });
    expect(liveNames()).toEqual(["main", "role/a"]);
    expect(await status()).toMatchObject({ state: "commit", live: { commit: slash } });
  });

  test("is what a comparison of the two commits shows", async () => {
    const { plan } = await compareSides(askedOf(repository.directory, emulator), [slash, dot]);
    expect(plan).toMatchObject({ added: [{ name: "role.a" }], changed: [], removed: [{ name: "role/a" }] });
  });

  test("is known also where a flag said it, and says otherwise today", async () => {
    repository.commit({ "screeps-sync.yml": undefined });
    await deploy({ raw: { layout: "underscore" } });
    expect(await deploy({ raw: { layout: "basename" } })).toMatchObject({ outcome: "deployed" });
    expect(liveNames()).toEqual(["a", "main"]);
  });
});

describe.each([
  ["that the configuration names", (name: string) => ({ "screeps-sync.yml": `source: ${name}\n` })],
  ["of the only main.js", () => ({})],
])("a source folder %s, moved", (_what, configuration) => {
  let before: string;
  let after: string;
  beforeEach(() => {
    repository.commit({ ...bot("0"), ...configuration("src"), "README.md": "beside" });
    before = repository.commit(bot("1"));
    repository.git("mv", "src", "bot");
    after = repository.commit({ ...configuration("bot"), "bot/main.js": "2\n" });
  });

  test("is no drift, there and back, and compares", async () => {
    await deploy({ ref: before });
    expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: before });
    expect(await deploy({ ref: before })).toMatchObject({ outcome: "deployed", liveCommit: after });
    expect(await restore(after)).toMatchObject({ outcome: "restored" });
    expect(await restore(`${before}~1`)).toMatchObject({ outcome: "restored", liveCommit: after });
    expect(await status()).toMatchObject({
      state: "commit",
      live: { commit: repository.git("rev-parse", `${before}~1`) },
      behind: 2,
    });
    const { plan } = await compareSides(askedOf(repository.directory, emulator), [before, after]);
    expect(plan).toMatchObject({ added: [], changed: [{ name: "main" }], removed: [] });
  });
});

test("each folder that a rule names is explained, restored and compared as that", async () => {
  const rules = 'branches: { main: { "default/": default, "sim/": sim } }\n';
  const before = repository.commit({ "default/main.js": "1\n", "sim/main.js": "s\n", "screeps-sync.yml": rules });
  emulator.setCode("default", [["main", "1\n"]]);
  emulator.setCode("sim", [["main", "s\n"]]);
  repository.git("mv", "default", "world");
  repository.commit({ "world/main.js": "2\n", "screeps-sync.yml": rules.replace("default/", "world/") });
  expect(await status()).toMatchObject({ state: "commit", live: { commit: before }, behind: 1 });
  expect(await restore("HEAD")).toMatchObject({ outcome: "restored", liveCommit: before });
  expect(emulator.code("default")?.get("main")).toBe("2\n");
});

test("a configuration that cannot be read any more costs an older commit no more than its own settings", async () => {
  const before = repository.commit({ ...bot("1"), "screeps-sync.yml": "future: yes\n" });
  emulator.setCode("default", [
    ["main", "1\n"],
    ["role.a", "a\n"],
  ]);
  repository.commit({ ...bot("2"), "screeps-sync.yml": "layout: slash\n" });
  expect(await deploy()).toMatchObject({ outcome: "deployed", liveCommit: before });
});

test("a restore beside HEAD knows what HEAD holds, whatever the layout", async () => {
  repository.commit({ ...bot("1"), "screeps-sync.yml": "layout: dot\n" });
  emulator.setCode("default", [["main", "by hand\n"]]);
  const { record = "" } = await deploy({ raw: { "on-drift": "keep" } });
  expect(await restore(record)).toMatchObject({ outcome: "restored" });
  expect(await deploy()).toMatchObject({ outcome: "deployed" });
  repository.git("update-ref", "-d", repository.git("for-each-ref", "--format=%(refname)", "refs/screeps"));
  expect(await restore(record)).toMatchObject({ outcome: "restored", liveCommit: repository.git("rev-parse", "HEAD") });
});
