import { expect, test } from "vitest";
import { readMark } from "../../../src/model/modules/mark.ts";
import { planModules } from "../../../src/model/modules/plan-modules.ts";
import { stampModule, trueMarks, withoutStamp } from "../../../src/model/modules/stamp.ts";

const about = {
  name: "version",
  commit: "a".repeat(40),
  ref: "main",
  tree: "b".repeat(40),
  time: new Date("2026-01-02T03:04:05.678Z"),
};
const rest = new Map([["main", "loop"]]);
const stamp = stampModule(about, rest);
const old = `// Written by screeps-sync: which commit this is. Left out of every comparison.
module.exports = {
  "commit": "${about.commit}",
  "ref": "main",
  "time": "2026-01-02T03:04:05.678Z",
  "tree": "${about.tree}"
};
`;
const live = (content: string) => new Map([...rest, ["version", content]]);

test("a stamp names its commit and the digest of the modules beside it", () => {
  expect(readMark(stamp)).toMatchObject({ commit: about.commit, digest: expect.stringMatching(/^sha256:/) });
  expect(trueMarks(live(stamp))).toEqual([readMark(stamp)]);
});

test("the stamp that 0.1.0 wrote is ours, and proves nothing", () => {
  expect(readMark(old)).toMatchObject({ commit: about.commit });
  expect(trueMarks(live(old))).toEqual([]);
  expect(withoutStamp(live(old), "version")).toEqual(rest);
});

test.each([
  ["code behind it", `${stamp}exports.loop = 1;\n`],
  ["another line", stamp.replace("module.exports", "global.x = module.exports")],
  ["another key", stamp.replace('"ref"', '"mine"')],
  ["a value that is no commit", stamp.replace(about.commit, "v3")],
  ["a key more", stamp.replace('"ref"', '"mine": 1,\n  "ref"')],
  ["something else", "module.exports = 3;\n"],
])("a stamp with %s is not ours", (_, content) => {
  expect(content).not.toBe(stamp);
  expect(readMark(content)).toBeUndefined();
  expect(withoutStamp(live(content), "version")).toEqual(live(content));
});

test("a mark beside an edit is not true", () => {
  expect(trueMarks(new Map([...live(stamp), ["main", "edited"]]))).toEqual([]);
  expect(trueMarks(new Map([...live(stamp), ["more", ""]]))).toEqual([]);
});

test("a set full of marks is not hashed for each of them", () => {
  const many = new Map(Array.from({ length: 20_000 }, (_, n): [string, string] => [`m${n}`, stamp]));
  expect(trueMarks(many)).toEqual([]);
});

test("only the time of our own stamp is no change", () => {
  const wanted = live(stampModule({ ...about, time: new Date(0) }, rest));
  const changes = (content: string) => planModules(live(content), wanted, "version").changed;
  expect(changes(stamp)).toEqual([]);
  expect(changes(stampModule({ ...about, ref: "other" }, rest))).toEqual(["version"]);
  expect(changes(stampModule({ ...about, commit: "c".repeat(40) }, rest))).toEqual(["version"]);
  expect(changes(old)).toEqual(["version"]);
  expect(changes("module.exports = 3;\n")).toEqual(["version"]);
  expect(planModules(rest, wanted, "version").added).toEqual(["version"]);
});
