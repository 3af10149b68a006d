import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { compare, comparePatch, sidesOf } from "../../../src/sync/look/compare.ts";
import { quietDoor } from "../../support/door.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let repository: TestRepository;
let record: string;
let number = 0;

beforeEach(async () => {
  emulator = await startEmulator();
  repository = makeRepository(join(folder.path, `r${number++}`));
  repository.commit({ "src/main.js": "1\n", "src/a.js": "a\n" });
  emulator.setCode("default", [
    ["main", "edited\n"],
    ["a:b", "odd"],
  ]);
  record = (await runDeploy(repository.directory, emulator)).report.record ?? "";
});
afterEach(() => emulator.close());

const between = (from: string, to: string) =>
  compare(askedOf(emulator, { raw: { branch: undefined } }), from, to, quietDoor(repository.directory));

describe("compare()", () => {
  test("compares a record with a commit, by module and by line", async () => {
    const comparison = await between(record, "HEAD");
    expect(comparison.plan).toMatchObject({
      added: [{ name: "a" }],
      changed: [{ name: "main" }],
      removed: [{ name: "a:b" }],
    });
    const patch = await comparePatch(comparison, quietDoor(repository.directory).repository, { terminal: false });
    expect(patch).toContain("-edited\n+1\n");
  });

  test("compares what is live with a record or a commit, and two branches", async () => {
    expect((await between("live:default", "HEAD")).plan).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      unchanged: 2,
    });
    expect((await between("live:default", record)).plan).toMatchObject({ removed: [{ name: "a" }] });
    emulator.setCode("other", [["main", "1\n"]]);
    expect((await between("live:default", "live:other")).plan).toMatchObject({
      removed: [{ name: "a" }],
      unchanged: 1,
    });
    await expect(between("live:none", "HEAD")).rejects.toThrow("no such branch");
  });

  test("takes a record alone for what its branch holds now and the record, a ref alone for a deploy", async () => {
    const { repository: git } = quietDoor(repository.directory);
    expect(await sidesOf(git, [record])).toEqual(["live:default", record]);
    expect(await sidesOf(git, ["live:x"])).toEqual(["live:x", "HEAD"]);
    expect(await sidesOf(git, ["HEAD"])).toBeUndefined();
    expect(await sidesOf(git, [])).toBeUndefined();
  });
});
