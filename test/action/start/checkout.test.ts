import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findCheckout } from "../../../src/action/start/checkout.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();

function workspace(...repositories: string[]): string {
  const path = folder.fresh("workspace");
  mkdirSync(path);
  for (const name of repositories) makeRepository(join(path, name));
  return path;
}

describe("findCheckout()", () => {
  test("takes the workspace, and trusts it alone: not the folders that it is in", () => {
    const path = workspace("");
    expect(findCheckout(path, "")).toEqual({ directory: path, trusted: [path] });
  });

  test("takes a folder of the workspace, and trusts the way to it", () => {
    const path = workspace("bot");
    mkdirSync(join(path, "bot/deep"));
    expect(findCheckout(path, "bot/deep")).toEqual({
      directory: join(path, "bot/deep"),
      trusted: [join(path, "bot/deep"), join(path, "bot"), path],
    });
  });

  test("trusts a folder by its real name too, which is the one that git compares", () => {
    const path = workspace("");
    const link = folder.fresh("link");
    symlinkSync(path, link);
    expect(findCheckout(link, "").trusted).toEqual([link, path]);
  });

  test("takes a bare repository", () => {
    const path = workspace();
    for (const name of ["objects", "refs"]) mkdirSync(join(path, name));
    symlinkSync("refs/heads/main", join(path, "HEAD"));
    mkdirSync(join(path, "refs/heads"));
    mkdirSync(join(path, "refs/heads/main"));
    expect(findCheckout(path, "").directory).toBe(path);
  });

  test("says which step is missing where there is no checkout at all", () => {
    expect(() => findCheckout(workspace(), "")).toThrow(UsageError);
    expect(() => findCheckout(workspace(), "")).toThrow(/"uses: actions\/checkout" has to come before this one$/);
  });

  test("names the folders that are one, two levels deep, where the workspace is none", () => {
    const path = workspace("bot", "tools/other");
    expect(() => findCheckout(path, "")).toThrow(
      'there is one in "bot", "tools/other": name it with input "working-directory"',
    );
  });

  test("names an input that is no folder", () => {
    expect(() => findCheckout(workspace(""), "gone")).toThrow(
      /^Cannot use input "working-directory" "gone": there is no such folder in "/,
    );
  });
});
