import { expect, test } from "vitest";
import { standingNames } from "../../../src/model/clean/standing-names.ts";

const sha = "1".repeat(40);
const rules = [
  { pattern: "pull/*", template: "pr-{number}" },
  { pattern: "feature/*", template: "f-{slug}" },
  { pattern: "long/*", template: "{branch}" },
];

test("a pull request keeps its own code branch, and that of the git branch it brings", () => {
  const names = standingNames(
    [
      { gitBranch: "feature/x", pull: 7, sha },
      { pull: 8, sha },
    ],
    rules,
    undefined,
  );
  expect([...names]).toEqual(["pr-7", "f-feature-x", "pr-8"]);
  expect(standingNames([{ gitBranch: "feature/x", pull: 7, sha }], rules.toReversed(), undefined)).toContain("pr-7");
});

test("a git branch whose name no code branch can have keeps nothing, and hides nothing", () => {
  const long = { gitBranch: `long/${"x".repeat(40)}`, sha };
  expect([...standingNames([long, { gitBranch: "feature/y", sha }], rules, undefined)]).toEqual(["f-feature-y"]);
});

test("a server's own branch is kept as well, as it is written or as each git branch is called", () => {
  const refs = [{ gitBranch: "feature/y", sha }];
  expect(standingNames(refs, rules, "stage").has("stage")).toBe(true);
  expect(standingNames(refs, rules, "auto").has("feature/y")).toBe(true);
});
