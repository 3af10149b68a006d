import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import type { RawSettings } from "../../../src/model/settings/read-settings.ts";
import { pull } from "../../../src/sync/pull/pull.ts";
import { makeRepository, type TestRepository, writeFiles } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
const folder = withSharedEmulator((started) => {
  emulator = started;
});

/** Line 1 of main.js is line 3 of src/main.ts, line 2 is line 1 of src/role.ts. */
const map = { version: 3, sources: ["../src/main.ts", "../src/role.ts"], names: [], mappings: "AAEA;ACFA" };
const built = "one();\ntwo();\n";

beforeEach(() => {
  repository = makeRepository(folder.fresh());
  repository.commit({ "src/main.ts": "\n\none();\n", "screeps-sync.yml": "from: folder\nsource: dist\n" });
  writeFiles(repository.directory, { "dist/main.js": built, "dist/main.js.map": JSON.stringify(map) });
});

const doPull = (raw: RawSettings = {}) =>
  pull(askedOf(repository.directory, emulator, { raw }), { how: "merge", patch: false, quiet: true });
const deploy = async (raw: RawSettings = {}) =>
  (await runDeploy(repository.directory, emulator, { raw: { "on-drift": "overwrite", ...raw } })).report;
const edit = (main: string) => emulator.setCode("default", [...(emulator.code("default") ?? []), ["main", main]]);
const records = () => repository.git("for-each-ref", "refs/screeps");

describe("pull of built code", () => {
  test("shows what was edited, by line of the sources, and keeps it as a record: no git branch moves", async () => {
    expect((await deploy()).outcome).toBe("deployed");
    const head = repository.git("rev-parse", "HEAD");
    edit("one();\ntwo(2);\n");
    const report = await doPull();
    expect(report).toMatchObject({
      outcome: "backed-up",
      message: expect.stringContaining("built code cannot go back line by line"),
      plan: { changed: [{ name: "main" }] },
      sources: [{ module: "main", line: 2, path: "src/role.ts", sourceLine: 1 }],
    });
    expect(report.patch).toContain("-two();\n+two(2);\n");
    expect(repository.git("show", `${report.record}:modules/main.js`)).toBe("one();\ntwo(2);");
    expect(repository.git("rev-parse", "HEAD")).toBe(head);
    expect(await doPull()).toMatchObject({ outcome: "backed-up", record: report.record, base: report.base });
    expect((await deploy({ "on-drift": "refuse" })).outcome).toBe("deployed");
  });

  test("is unchanged where a record or the stamp says what was deployed, and a dry run keeps nothing", async () => {
    await deploy();
    expect(await doPull()).toMatchObject({ outcome: "unchanged", commit: repository.git("rev-parse", "HEAD") });
    edit("one();\n");
    const before = records();
    expect(await doPull({ "dry-run": true })).toMatchObject({
      outcome: "planned",
      patch: expect.stringContaining("-two();"),
    });
    expect(records()).toBe(before);
  });

  test("says so where nothing keeps what was deployed, and keeps what is live", async () => {
    emulator.setCode("default", [["main", "somebody's\n"]]);
    const report = await doPull();
    expect(report).toMatchObject({
      outcome: "backed-up",
      message: expect.stringContaining("no difference can be shown"),
    });
    expect(report).not.toHaveProperty("plan");
  });
});
