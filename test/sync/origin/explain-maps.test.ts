import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
const map = (mappings: string) => JSON.stringify({ version: 3, sources: [], sourcesContent: ["x"], mappings });
const repository = makeRepository(join(folder.path, "bot"));
repository.commit({ "dist/main.js": "1\n", "dist/main.js.map": map("AAAA") }, "first");
repository.commit({ "dist/main.js.map": map("BBBB") }, "only a comment changed");
repository.commit({ "dist/main.js": "2\n", "dist/main.js.map": map("CCCC") }, "third");

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const deploy = async (ref: string) =>
  (await runDeploy(repository.directory, emulator, { ref, raw: { "on-drift": "refuse" } })).report;
const live = () => new Map(emulator.code("default"));

describe("source maps among live modules", () => {
  beforeEach(async () => {
    emulator.setCode("default", [["main", ""]]);
    expect((await deploy("HEAD~2")).outcome).toBe("deployed");
    emulator.setCode("default", live());
  });

  test.each(["HEAD~1", "HEAD"])("are no drift where a commit has them: %s deploys", async (ref) => {
    expect((await deploy(ref)).outcome).toBe("deployed");
    expect((await deploy("HEAD~2")).outcome).toBe("deployed");
  });

  test("that no file of a commit explains are drift like any other module", async () => {
    emulator.setCode("default", live().set("tools.js.map", "module.exports = 'by hand'"));
    const { outcome, message } = await deploy("HEAD");
    expect([outcome, message]).toEqual(["drift", expect.stringContaining("edited since: tools.js.map added")]);
    expect(live().has("tools.js.map")).toBe(true);
  });

  test("that were edited are drift", async () => {
    emulator.setCode("default", live().set("main.js.map", `${String(live().get("main.js.map"))}// edited`));
    const { outcome, message } = await deploy("HEAD");
    expect([outcome, message]).toEqual(["drift", expect.stringContaining("edited since: main.js.map changed")]);
  });

  test("that somebody took away are nothing that could be lost", async () => {
    emulator.setCode("default", [["main", "1\n"]]);
    expect((await deploy("HEAD")).outcome).toBe("deployed");
  });
});
