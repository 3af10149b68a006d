import { describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { type Comparison, compare } from "../../../src/sync/look/compare.ts";
import { compareSides, sidesOf } from "../../../src/sync/look/sides.ts";
import { patch } from "../../../src/sync/look/two-trees.ts";
import { quietDoor } from "../../support/door.ts";
import type { TestRepository } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
let record: string;

withEmulatorAndRepository(async (fresh) => {
  ({ emulator, repository } = fresh);
  repository.commit({ "src/main.js": "1\n", "src/a.js": "a\n" });
  emulator.setCode("default", [
    ["main", "edited\n"],
    ["a:b", "odd"],
  ]);
  record = (await runDeploy(repository.directory, emulator)).report.record ?? "";
});

const between = (from: string, to: string) =>
  compareSides(askedOf(repository.directory, emulator, { raw: { branch: undefined } }), [from, to]);

describe("compare()", () => {
  async function compared(...names: string[]): Promise<Comparison[]> {
    const all: Comparison[] = [];
    for await (const one of compare(askedOf(repository.directory, emulator), names)) all.push(one);
    return all;
  }

  test("compares one ref with what is live where a deploy would bring it, and sends no write", async () => {
    const earlier = repository.commit({ "src/main.js": "2\n" });
    repository.commit({ "src/main.js": "3\n" });
    const before = emulator.lines().length;
    const [only, ...others] = await compared(earlier);
    expect(only).toMatchObject({ kind: "deploy", report: { outcome: "planned", commit: earlier } });
    expect(others).toEqual([]);
    expect(emulator.lines().slice(before)).toEqual(["GET /api/user/code?branch=default"]);
    const lines = only && (await patch(only, quietDoor(repository.directory).repository, { terminal: false }));
    expect(lines).toContain("-1\n+2\n");
  });

  test("compares two that were named, and no server is asked for what git knows", async () => {
    const before = emulator.lines().length;
    expect(await compared(record, "HEAD")).toMatchObject([{ kind: "sides", from: record, to: "HEAD" }]);
    expect(emulator.lines().slice(before)).toEqual([]);
  });
});

describe("compareSides()", () => {
  test("compares a record with a commit, by module and by line", async () => {
    const comparison = await between(record, "HEAD");
    expect(comparison.plan).toMatchObject({
      added: [{ name: "a" }],
      changed: [{ name: "main" }],
      removed: [{ name: "a:b" }],
    });
    const lines = await patch(comparison, quietDoor(repository.directory).repository, { terminal: false });
    expect(lines).toContain("-edited\n+1\n");
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
