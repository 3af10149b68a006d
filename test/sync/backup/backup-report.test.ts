import { describe, expect, test } from "vitest";
import { type BackedUp, done, soFar } from "../../../src/sync/backup/backup-report.ts";

const record = (branch: string, isNew = true): BackedUp => ({
  branch,
  isNew,
  record: "a".repeat(40),
  origin: "edit",
  modules: 1,
  bytes: 2,
});
const said = (...records: BackedUp[]) =>
  done(
    "screeps.com",
    records,
    records.map(({ branch }) => branch),
  );

describe("the headline of a backup", () => {
  test.each([
    [[record("default")], 'Backed up "default" on screeps.com: 1 newly recorded'],
    [[record("default", false)], 'Backed up "default" on screeps.com: all recorded so already'],
    [[record("a"), record("b", false)], "Backed up 2 branches on screeps.com: 1 newly recorded"],
    [[record("a"), record("$memory")], 'Backed up "a" on screeps.com: 1 newly recorded, the memory newly recorded'],
    [
      [record("a", false), record("$memory")],
      'Backed up "a" on screeps.com: its code was recorded so already, the memory newly recorded',
    ],
    [
      [record("a", false), record("b", false), record("$branches")],
      "Backed up 2 branches on screeps.com: their code was recorded so already, the list of branches newly recorded",
    ],
  ])("of %j is %j", (records, message) => {
    expect(said(...records).replace(/; not read: .*/, "")).toBe(message);
  });

  test("names what was asked for and cannot be read: the service takes the name for the active branch", () => {
    expect(done("screeps.com", [record("a")], ["a", "$x"])).toContain(
      '; not read: "$x", which the service takes for the active branch',
    );
  });

  test("says how far it came where it did not come to its end, and where the next one goes on", () => {
    expect(soFar({ records: [record("a"), record("$memory")], left: ["b", "c"] })).toBe(
      '; 1 of 3 branches are backed up, the next run goes on with "b"',
    );
    expect(soFar({ records: [record("a")], left: [] })).toBe("");
  });
});
