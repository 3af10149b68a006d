import { describe, expect, test } from "vitest";
import { isSourceMapName, sourceMapEntries, sourceMapModule } from "../../../src/model/modules/source-map.ts";
import type { TreeEntry } from "../../../src/model/modules/tree.ts";

const entry = (path: string, more: Partial<TreeEntry> = {}): TreeEntry => ({
  path,
  mode: "100644",
  type: "blob",
  oid: "a".repeat(40),
  ...more,
});
const maps = (all: TreeEntry[], chosen = all.filter(({ path }) => path.endsWith(".js"))) =>
  sourceMapEntries(all, chosen).map(({ path }) => path);

describe("a source map", () => {
  test("belongs to the file beside it that becomes a module, and to no other", () => {
    expect(maps([entry("main.js"), entry("main.js.map"), entry("gone.js.map"), entry("a.css.map")])).toEqual([
      "main.js.map",
    ]);
  });

  test("is none where a bundler made a module of it already", () => {
    expect(maps([entry("main.js"), entry("main.js.map"), entry("main.js.map.js")])).toEqual([]);
  });

  test("is none as a link or a submodule, which lead elsewhere", () => {
    expect(maps([entry("main.js"), entry("main.js.map", { mode: "120000" })])).toEqual([]);
    expect(maps([entry("main.js"), entry("main.js.map", { type: "commit" })])).toEqual([]);
  });

  test("becomes a module without the sources, which would fill what the server takes", () => {
    const text = sourceMapModule('{"version":3,"mappings":"AAAA","sourcesContent":["whole source"]}');
    expect(text).toBe('module.exports = {"version":3,"mappings":"AAAA"};');
  });

  test.each(["", "null", "[]", "{}", '"mappings"', "{"])("is not made of %j", (json) => {
    expect(sourceMapModule(json)).toBeUndefined();
  });
});

test.each([
  ["main.js.map", true],
  ["main.map", false],
  ["main.js", false],
])("%s is the name of one: %s", (name, expected) => {
  expect(isSourceMapName(name)).toBe(expected);
});
