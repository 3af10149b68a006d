import { describe, expect, test } from "vitest";
import { UnusableNameError, UsageError } from "../../../src/model/outcome/errors.ts";
import { checkBranch, checkOwnName, isBranchName } from "../../../src/model/settings/code-branch.ts";

describe("a name of a code branch", () => {
  test.each(["default", "f-a", "a/b", "x".repeat(30), "été", "a$b", " "])("may be %j", (name) => {
    expect(checkBranch(name)).toBe(name);
    expect(checkOwnName(name)).toBe(name);
  });

  test.each([
    ["", "it is empty"],
    ["$activeWorld", "it starts with $"],
    ["x".repeat(31), "it has 31 characters, and 30 are allowed"],
  ])("may not be %j: %s", (name, why) => {
    expect(() => checkBranch(name)).toThrow(`Cannot use "${name}" as a code branch: ${why}; 1 to 30 characters`);
    expect(() => checkOwnName(name)).toThrow(`Cannot use git branch "${name}" as a code branch: ${why}; a rule names`);
  });

  test("that nobody chose is an error of its own, so that a push can go on without it", () => {
    expect(() => checkOwnName("")).toThrow(UnusableNameError);
    expect(() => checkBranch("")).toThrow(UsageError);
    expect(() => checkBranch("")).not.toThrow(UnusableNameError);
  });
});

test.each([
  ["default", true],
  ["a$", true],
  ["x".repeat(60), true],
  ["", false],
  ["$activeWorld", false],
  ["$x", false],
])("the service takes %j for a branch's own name: %s", (name, expected) => {
  expect(isBranchName(name)).toBe(expected);
});
