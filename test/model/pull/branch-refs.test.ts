import fc from "fast-check";
import { expect, test } from "vitest";
import { branchOfRef, branchRefs } from "../../../src/model/pull/branch-refs.ts";
import { runGit, temporaryFolder } from "../../support/repository.ts";
import { check } from "../../support/seeded.ts";

const { path } = temporaryFolder();

test("branchRefs() keeps names that git can hold, and gives every other one back", () => {
  const kept = ["default", "feature/x", "Sim-1", "日本", "v1.2"];
  expect([...branchRefs(kept)]).toEqual(kept.map((name) => [name, name]));
  const odd = [
    "a b",
    "a",
    "a/b",
    "x..y",
    ".x",
    "x.lock",
    "-x",
    "/x",
    "x/",
    "a//b",
    "@",
    "a@{b",
    "50%",
    "\ud800",
    "x.lock/y",
  ];
  const refs = branchRefs(odd);
  expect([...refs.values()].map(branchOfRef)).toEqual(odd);
  expect(refs.get("a/b")).toBe("a%2Fb");
  for (const ref of refs.values()) runGit(path, ["check-ref-format", `refs/heads/${ref}`]);
});

test("branchRefs() is one to one", () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8, unit: "binary" }), { maxLength: 8 });
  check(
    "branches and refs",
    2000,
    fc.property(names, (all) => {
      const refs = branchRefs(all);
      expect([...refs.values()].map(branchOfRef)).toEqual(all);
      expect(new Set(refs.values()).size).toBe(all.length);
    }),
  );
});
