import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayBeMade } from "../../../src/model/clean/made-by-rule.ts";
import { placesFor } from "../../../src/model/settings/branch-rules.ts";

const rules = [
  { pattern: "main", template: "default" },
  { pattern: "feature/*", template: "f-{slug}" },
  { pattern: "pull/*", template: "pr-{number}" },
  { pattern: "tag:v*", template: "release-{branch}" },
  { pattern: "night/*", template: "n-{sha}" },
];

describe("mayBeMade()", () => {
  test.each([
    ["f-feature-x", "a git branch below feature/"],
    ["pr-7", "a pull request"],
    ["release-v1.2", "a tag"],
  ])("%s may be of %s", (branch) => {
    expect(mayBeMade(branch, rules)).toBe(true);
  });

  test.each([
    ["default", "is written out in a rule"],
    ["sim", "has the shape of no template"],
    ["f-mine", "is no slug of a git branch below feature/"],
    ["f-", "has nothing where the slug is"],
    ["f-Feature-x", "has letters that no slug has"],
    ["pr-07", "is no number of a pull request"],
    ["pr-x", "is no number at all"],
    ["release-1.2", "is of a tag that the rule does not take"],
    ["n-1a2b3c4", "is of one commit, whose git branch may be there all the same"],
    ["my-pr-7", "only ends as a template does"],
  ])("%s %s", (branch) => {
    expect(mayBeMade(branch, rules)).toBe(false);
  });

  test("a name that another rule writes out is that rule's, whatever shape it has", () => {
    expect(mayBeMade("pr-7", [...rules, { pattern: "stage", template: "pr-7" }])).toBe(false);
    expect(mayBeMade("default", [{ pattern: "*", template: "{branch}" }, ...rules])).toBe(false);
  });

  test("what a template names twice is the same both times", () => {
    const twice = [{ pattern: "*", template: "{branch}-{branch}" }];
    expect([mayBeMade("a-a", twice), mayBeMade("a-b", twice)]).toEqual([true, false]);
  });

  test("without a place to fill in no name is a rule's; a rule of folders has a template for each", () => {
    expect(mayBeMade("x", [{ pattern: "*", template: "x" }])).toBe(false);
    const folders = [
      { folder: "a", template: "a-{slug}" },
      { folder: "b", template: "b" },
    ];
    const ruled = [{ pattern: "**", template: folders }];
    expect([mayBeMade("a-x", ruled), mayBeMade("b", ruled)]).toEqual([true, false]);
  });

  test("a rule for one git branch alone has one slug", () => {
    const one = [{ pattern: "feature/x", template: "f-{slug}" }];
    expect([mayBeMade("f-feature-x", one), mayBeMade("f-feature-xy", one)]).toEqual([true, false]);
  });

  test("whatever a rule makes of a git branch, the rule may have made", () => {
    const name = fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }).filter((text) => !/[/*]/.test(text));
    const made = [
      { pattern: "feature/*", template: "f-{slug}" },
      { pattern: "a-very-long-name-of-a-folder/*", template: "long-{slug}" },
    ];
    fc.assert(
      fc.property(name, fc.constantFrom("feature", "a-very-long-name-of-a-folder"), (own, folder) => {
        const [place] = placesFor({ gitBranch: `${folder}/${own}`, sha: "1".repeat(40) }, made);
        return place === undefined || mayBeMade(place.branch, made);
      }),
    );
  });
});
