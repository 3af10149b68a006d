import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cacheFolder, keep, readKept, wasHereBefore } from "../../../src/sync/start/own-cache.ts";
import { temporaryFolder } from "../../support/repository.ts";

const temporary = temporaryFolder();
let cache: string;
let file: string;

beforeEach(() => {
  cache = temporary.fresh("cache");
  file = join(cacheFolder({ XDG_CACHE_HOME: cache }, "checked") ?? "", "facts");
  keep(file, Buffer.from("facts"));
});

const kept = (): string | undefined => readKept(file)?.toString();
const mode = (path: string): number => statSync(path).mode & 0o777;

/** Puts what was kept behind a name of somebody's choice. */
function aside(path: string): string {
  renameSync(path, `${path}.aside`);
  return `${path}.aside`;
}

test("what is kept is there for its owner alone, and the same when it is read", () => {
  expect([kept(), mode(file), mode(dirname(file)), mode(join(cache, "screeps-sync"))]).toEqual([
    "facts",
    0o600,
    0o700,
    0o700,
  ]);
});

describe("is not used, and made anew by the next run:", () => {
  test.each<[string, () => void]>([
    ["a file with one bit turned", () => writeFileSync(file, turned(readFileSync(file)))],
    ["a file that was cut short", () => writeFileSync(file, readFileSync(file).subarray(0, -1))],
    ["an empty file", () => writeFileSync(file, "")],
    ["a file that others may write", () => chmodSync(file, 0o622)],
    ["a link in its place", () => symlinkSync(aside(file), file)],
    ["a second name of another file", () => linkSync(aside(file), file)],
    ["a folder that others may write to", () => chmodSync(dirname(file), 0o777)],
    ["a folder of ours in one that others may write to", () => chmodSync(join(cache, "screeps-sync"), 0o770)],
  ])("%s", (_, meddle) => {
    meddle();
    expect(kept()).toBeUndefined();
    keep(file, Buffer.from("anew"));
    expect([kept(), mode(file), mode(dirname(file))]).toEqual(["anew", 0o600, 0o700]);
  });
});

describe("is not used, and left alone:", () => {
  test("what belongs to somebody else", () => {
    const getuid = vi.spyOn(process, "getuid").mockReturnValue(statSync(file).uid + 1);
    expect(kept()).toBeUndefined();
    keep(file, Buffer.from("anew"));
    getuid.mockRestore();
    expect(kept()).toBe("facts");
  });

  test("a folder behind a link", () => {
    symlinkSync(aside(dirname(file)), dirname(file));
    expect(kept()).toBeUndefined();
    keep(file, Buffer.from("anew"));
    expect(readFileSync(file, "utf8")).toContain("facts");
  });
});

test("the folder is the user's own: a relative one is none, and where none can be made the run goes on", () => {
  expect(cacheFolder({ XDG_CACHE_HOME: "cache", HOME: "/home/a" }, "x")).toBe(join("/home/a/.cache/screeps-sync/x"));
  expect(cacheFolder({ XDG_CACHE_HOME: "cache" }, "x")).toBeUndefined();
  const nowhere = join("/proc/nowhere/cache/screeps-sync/checked/facts");
  keep(nowhere, Buffer.from("facts"));
  expect(existsSync(nowhere)).toBe(false);
  mkdirSync(join(cache, "closed"), { mode: 0o500 });
  keep(join(cache, "closed", "a", "b", "facts"), Buffer.from("facts"));
});

test("the first run leaves its folder, by which the second knows that there may be a third", () => {
  const folder = cacheFolder({ XDG_CACHE_HOME: cache }, "new") ?? "";
  expect([wasHereBefore(join(folder, "a")), mode(folder), wasHereBefore(join(folder, "b"))]).toEqual([
    false,
    0o700,
    true,
  ]);
  expect(wasHereBefore("/proc/nowhere/cache/screeps-sync/checked/facts")).toBe(false);
});

test("on a hosted runner nothing is kept for a next run, unless somebody names a folder", () => {
  const hosted = { HOME: "/home/a", RUNNER_ENVIRONMENT: "github-hosted" };
  expect(cacheFolder(hosted, "x")).toBeUndefined();
  expect(cacheFolder({ ...hosted, XDG_CACHE_HOME: "/kept" }, "x")).toBe(join("/kept/screeps-sync/x"));
  expect(cacheFolder({ ...hosted, RUNNER_ENVIRONMENT: "self-hosted" }, "x")).toBe(
    join("/home/a/.cache/screeps-sync/x"),
  );
});

function turned(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 4;
  return copy;
}
