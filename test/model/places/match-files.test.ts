import { expect, test } from "vitest";
import { blobOid } from "../../../src/model/modules/content-id.ts";
import { matchFiles } from "../../../src/model/places/match-files.ts";

const entry = (path: string, text: string, mode = "100644") => ({
  mode,
  type: "blob" as const,
  path,
  oid: blobOid(Buffer.from(text), "sha1"),
});

const pathsOf = (modules: Record<string, string>, ...entries: ReturnType<typeof entry>[]) =>
  matchFiles(new Map(Object.entries(modules)), entries, "sha1").map(({ name, path }) => [name, path]);

test("matchFiles() finds the file of each module by what is in it, however it was named", () => {
  const entries = [entry("src/role/miner.js", "dig()"), entry("src/main.js", "loop()")];
  for (const name of ["role/miner", "role.miner", "role_miner", "miner", "anything"])
    expect(pathsOf({ [name]: "dig()" }, ...entries)).toEqual([[name, "src/role/miner.js"]]);
  expect(pathsOf({ main: "edited()" }, ...entries)).toEqual([]);
});

test("matchFiles() prefers of equal files the one whose path makes the name, and takes no symbolic link", () => {
  const entries = [entry("a/one.js", "same"), entry("b/two.js", "same"), entry("b/link.js", "x", "120000")];
  expect(pathsOf({ two: "same", "a.one": "same", link: "x" }, ...entries)).toEqual([
    ["two", "b/two.js"],
    ["a.one", "a/one.js"],
  ]);
});

test("matchFiles() leaves out what no file can be: binaries, and text that is none", () => {
  const modules = new Map<string, string | { binary: string }>([
    ["odd", "\ud800"],
    ["wasm", { binary: "AA==" }],
  ]);
  expect(matchFiles(modules, [entry("odd.js", "\ufffd")], "sha1")).toEqual([]);
});
