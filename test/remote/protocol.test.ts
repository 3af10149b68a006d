import { expect, test } from "vitest";
import { readPush } from "../../src/remote/read-push.ts";
import { takeOption } from "../../src/remote/take-option.ts";

test("readPush() knows a push, a forced one and a removal", () => {
  expect(readPush("push refs/heads/main:refs/heads/default")).toEqual({
    ...{ from: "refs/heads/main", to: "refs/heads/default", force: false },
  });
  expect(readPush("push +HEAD:refs/heads/a:b")).toEqual({ from: "HEAD", to: "refs/heads/a:b", force: true });
  expect(readPush("push :refs/heads/old")).toEqual({ from: undefined, to: "refs/heads/old", force: false });
  expect(() => readPush("push main")).toThrow("no push");
});

test("takeOption() takes what it knows, and says of the rest that it does not", () => {
  const wishes = { dryRun: false, quiet: false, format: false };
  expect(
    ["dry-run true", "verbosity 0", "object-format", "progress true"].map((line) =>
      takeOption(wishes, line.split(" ")),
    ),
  ).toEqual(["ok", "ok", "ok", "ok"]);
  expect(wishes).toEqual({ dryRun: true, quiet: true, format: true });
  expect(takeOption(wishes, ["atomic", "true"])).toBe("unsupported");
});
