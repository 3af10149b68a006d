import { describe, expect, it } from "vitest";
import { argumentsOfPush, isDryRun } from "../../src/hook/git-push.ts";

describe("argumentsOfPush()", () => {
  it.each([
    [["git", "push", "origin"], ["origin"]],
    [["/usr/bin/git", "-C", "push", "-c", "a.b=c", "--no-pager", "push", "-n"], ["-n"]],
    [["/usr/lib/git-core/git-push", "--dry-run"], ["--dry-run"]],
    [["C:\\Program Files\\Git\\git.exe", "push"], []],
  ])("of %j are %j", (args, expected) => {
    expect(argumentsOfPush(args)).toEqual(expected);
  });

  it.each([[["sh", "push"]], [["git", "commit", "-m", "push"]], [["gitk", "push"]], [[""]], [[]]])(
    "of %j are none",
    (args) => {
      expect(argumentsOfPush(args)).toBeUndefined();
    },
  );
});

describe("isDryRun()", () => {
  it.each([["--dry-run"], ["--dry-r"], ["--dr"], ["-n"], ["-fn"], ["-fnu"], ["--no-dry-run --dry-run"], ["-o x -n"]])(
    "sees %s",
    (args) => {
      expect(isDryRun([...args.split(" "), "origin", "main"])).toBe(true);
    },
  );

  it.each([
    [""],
    ["--force"],
    ["-on"],
    ["-o -n"],
    ["-fo -n"],
    ["--push-option --dry-run"],
    ["--dry-run --no-dry-run"],
    ["-- -n"],
    ["--d"],
  ])("sees none in %j", (args) => {
    expect(isDryRun([...args.split(" "), "origin", "new"])).toBe(false);
  });
});
