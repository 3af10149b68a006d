import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { refuseUnusable } from "../../../src/hook/install/hook-folder.ts";
import { keptFile, placeHook, removeHook } from "../../../src/hook/install/install.ts";
import { doubtsAbout } from "../../../src/hook/install/kept-hook.ts";
import { shim } from "../../../src/hook/install/shim.ts";
import type { HookPlace } from "../../../src/sync/setup/hook-place.ts";
import { temporaryFolder } from "../../support/repository.ts";

const { path, fresh } = temporaryFolder();

/** The place of a hook in a folder of its own; with a text, a hook that is there. */
function place(text?: string): string {
  const file = join(fresh(), "pre-push");
  mkdirSync(dirname(file));
  if (text !== undefined) writeFileSync(file, text, { mode: 0o755 });
  return file;
}

describe("placeHook()", () => {
  it.each([
    ["above ours", `echo mine\n${shim}`, "above ours"],
    ["between our first lines", shim.replace("\n", "\necho mine\n"), "above ours"],
    ["below ours", `${shim}echo mine\n`, "below"],
  ])("never takes our text for another's: lines %s are refused, and nothing is changed", async (_, text, where) => {
    const file = place(text);
    await expect(placeHook(file)).rejects.toThrow(where);
    await expect(removeHook(file)).rejects.toThrow(where);
    expect(readdirSync(dirname(file))).toEqual(["pre-push"]);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("drops a copy of our own that an older version kept as the earlier hook", async () => {
    const file = place(shim);
    writeFileSync(keptFile(file), shim);
    expect(await placeHook(file)).toBe("ours");
    expect(existsSync(keptFile(file))).toBe(false);
  });

  it("keeps a link that leads nowhere, and removeHook() brings it back", async () => {
    const file = place();
    symlinkSync("../scripts/gone", file);
    expect(await placeHook(file)).toBe("foreign");
    expect(readFileSync(file, "utf8")).toBe(shim);
    expect(await removeHook(file)).toEqual({ found: "ours", restored: true });
    expect(readlinkSync(file)).toBe("../scripts/gone");
  });

  it("writes through no link, whatever a commit has put beside the hook", async () => {
    const file = place();
    const target = join(path, "precious");
    writeFileSync(target, "precious");
    for (const name of ["pre-push", "pre-push.new", "pre-push.before-screeps-sync.new"])
      symlinkSync(target, join(dirname(file), name));
    await placeHook(file);
    expect(readFileSync(target, "utf8")).toBe("precious");
    expect(lstatSync(file).isFile()).toBe(true);
  });
});

describe("refuseUnusable()", () => {
  const at = (file: string, top: string): HookPlace => ({ kind: "git", file, others: [], shared: false, top });

  it("refuses a folder of the work tree that a commit leads elsewhere by a link, there or not yet", async () => {
    const top = dirname(place());
    mkdirSync(join(top, "real"));
    symlinkSync(join(path, "home"), join(top, ".githooks"));
    for (const file of [".githooks/pre-push", ".githooks/new/pre-push"])
      await expect(refuseUnusable(at(join(top, file), top))).rejects.toThrow("is a symbolic link");
    await refuseUnusable(at(join(top, "real/pre-push"), top));
    await refuseUnusable(at(join(top, ".husky/pre-push"), top));
  });

  it("says that core.hooksPath is not a folder", async () => {
    await expect(refuseUnusable(at("/dev/null/pre-push", path))).rejects.toThrow("core.hooksPath is /dev/null");
  });
});

describe("doubtsAbout()", () => {
  it.each([
    ['case $(basename "$0") in pre-push) exit 1 ;; esac', ["asks for its name"]],
    ['exec "${0##*/}"', ["asks for its name"]],
    ["import sys; sys.argv[0]", ["asks for its name"]],
    ['. "$(dirname -- "$0")/_/husky.sh"', []],
    ['HERE="$(cd "$(dirname "$0")" && pwd)"', []],
    ["# not $0\ncat", []],
  ])("of %s: %j", async (code, doubts) => {
    const file = place(`#!/bin/sh\n${code}\n`);
    expect(await doubtsAbout(file, "git")).toEqual(doubts);
  });

  it("says that git did not run a file that is not executable, where husky does", async () => {
    const file = place("echo");
    chmodSync(file, 0o644);
    expect([await doubtsAbout(file, "git"), await doubtsAbout(file, "husky")]).toEqual([["not executable"], []]);
  });
});
