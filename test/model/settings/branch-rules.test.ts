import { describe, expect, test } from "vitest";
import { checkBranch } from "../../../src/model/settings/code-branch.ts";
import { branchFor } from "../../support/branch-for.ts";

const sha = "1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d5e6f1a2b";
const rules = [
  { pattern: "main", template: "default" },
  { pattern: "feature/*", template: "f-{slug}" },
  { pattern: "tag:v*", template: "release-{branch}" },
  { pattern: "**", template: "{slug}" },
];

describe("placesFor()", () => {
  test.each([
    [{ gitBranch: "main" }, "default"],
    [{ gitBranch: "feature/Big_Idea" }, "f-feature-big-idea"],
    [{ gitBranch: "feature/a/b" }, "feature-a-b"],
    [{ tag: "v1.2" }, "release-v1.2"],
  ])("maps %o to %s", (ref, branch) => {
    expect(branchFor({ ...ref, sha }, rules)).toBe(branch);
  });

  test("takes the first rule that matches", () => {
    expect(branchFor({ gitBranch: "main", sha }, [{ pattern: "*", template: "all" }, ...rules])).toBe("all");
  });

  test("is undefined where no rule matches", () => {
    expect(branchFor({ tag: "nightly", sha }, rules)).toBeUndefined();
    expect(branchFor({ gitBranch: "main", sha }, [])).toBeUndefined();
  });

  test("without rules is the git branch's own name, and nothing for a tag or a detached commit", () => {
    expect(branchFor({ gitBranch: "sim", sha }, undefined)).toBe("sim");
    expect(branchFor({ tag: "v1", sha }, undefined)).toBeUndefined();
    expect(branchFor({ sha }, undefined)).toBeUndefined();
  });

  test("a pull request is pull/<number> to the rules, and its git branch: the first of both that matches wins", () => {
    const own = { pattern: "pull/*", template: "pr-{number}" };
    const mine = { gitBranch: "feature/x", pull: 7, sha };
    expect(branchFor(mine, [own, ...rules])).toBe("pr-7");
    expect(branchFor(mine, [...rules, own])).toBe("f-feature-x");
    expect(branchFor(mine, [{ pattern: "pull/*", template: "{number}-{slug}" }])).toBe("7-feature-x");
    expect(branchFor({ gitBranch: "feature/x", sha }, [own])).toBeUndefined();
  });

  test("a git branch that is called like a pull request has no number, and gets no code branch of one", () => {
    expect(branchFor({ gitBranch: "pull/7", sha }, [{ pattern: "pull/*", template: "pr-{number}" }])).toBeUndefined();
    expect(branchFor({ gitBranch: "pull/7", sha }, [{ pattern: "pull/*", template: "review" }])).toBe("review");
  });

  test("fills in the first seven digits of the commit", () => {
    expect(branchFor({ gitBranch: "main", sha }, [{ pattern: "*", template: "c-{sha}" }])).toBe("c-1a2b3c4");
  });

  test("cuts a long slug to 30 characters in all, with a hash that keeps two long names apart", () => {
    const name = (end: string) => branchFor({ gitBranch: `feature/${"long-".repeat(10)}${end}`, sha }, rules) ?? "";
    expect(name("a")).toMatch(/^f-feature-long-long-lo?n?g?-?[0-9a-f]{7}$/);
    expect(name("a").length).toBeLessThanOrEqual(30);
    expect(name("a")).not.toBe(name("b"));
  });

  test.each([
    ["тест", "日本"],
    ["a🚀", "a🔥"],
    ["bug-é", "bug-è"],
    ["+++", "---"],
  ])("keeps %s and %s apart in a slug, which has room for neither", (one, other) => {
    const named = [one, other].map((gitBranch) =>
      branchFor({ gitBranch, sha }, [{ pattern: "*", template: "b-{slug}" }]),
    );
    expect(named[0]).not.toBe(named[1]);
    for (const name of named) expect(name).toMatch(/^b-(?:[a-z]+-)?[0-9a-f]{7}$/);
  });

  test("takes text of the git branch as it is, also what replacement patterns would read", () => {
    expect(branchFor({ gitBranch: "a$&b", sha }, undefined)).toBe("a$&b");
  });
});

describe("checkBranch()", () => {
  test.each(["", "$activeWorld", "x".repeat(31)])("refuses %j", (name) => {
    expect(() => checkBranch(name)).toThrow(/^Cannot use ".*" as a code branch: .*1 to 30 characters/);
  });

  test("takes 30 characters", () => {
    expect(checkBranch("x".repeat(30))).toHaveLength(30);
  });
});
