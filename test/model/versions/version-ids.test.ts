import { describe, expect, test } from "vitest";
import { blobOid, type ContentIds, contentIds } from "../../../src/model/modules/content-id.ts";
import type { ModuleContent } from "../../../src/model/modules/modules.ts";
import { defaultSelection } from "../../../src/model/modules/source.ts";
import type { Reading } from "../../../src/model/versions/reading.ts";
import { folderOf, type VersionFiles, versionReader } from "../../../src/model/versions/version-ids.ts";

const reading: Reading = { ...defaultSelection, source: undefined, layout: "auto", stamp: undefined };
const oidOf = (text: string): string => blobOid(Buffer.from(text), "sha1");
const text = (content: string): string => `text ${oidOf(content)}`;

/** Path from the root → content, all as plain files. */
const version = (files: Readonly<Record<string, string>>): VersionFiles =>
  new Map(Object.entries(files).map(([path, content]) => [path, { mode: "100644", oid: oidOf(content) }]));
const live = (modules: Readonly<Record<string, ModuleContent>>): ContentIds =>
  contentIds(new Map(Object.entries(modules)), "sha1");

function read(
  files: Readonly<Record<string, string>>,
  modules: Readonly<Record<string, ModuleContent>> = {},
  { folder = "", ...how }: Partial<Reading> & { readonly folder?: string } = {},
) {
  const { ids, layout } = versionReader({ ...reading, ...how }, live(modules)).read(version(files), folder);
  return { ids: Object.fromEntries(ids), layout };
}

describe("folderOf()", () => {
  test.each([
    [["src/main.js", "README.md"], "src"],
    [["main.js"], ""],
    [["dist/main.wasm"], "dist"],
    [["src/main.js", "src/main.wasm"], "src"],
    [["a/main.js", "b/main.js"], undefined],
    [["node_modules/x/main.js", "src/main.js"], "src"],
    [["test/main.js"], undefined],
    [["src/domain.js"], undefined],
    [[], undefined],
  ])("of a version with %j is %j", (paths, folder) => {
    expect(folderOf(paths, reading)).toBe(folder);
  });

  test("is what the settings say, whatever is there", () => {
    expect(folderOf(["a/main.js", "b/main.js"], { ...reading, source: "dist" })).toBe("dist");
  });
});

describe("a version is read", () => {
  test("as modules by name, text and bytes told apart", () => {
    expect(read({ "main.js": "1", "engine.wasm": "\0asm" })).toEqual({
      layout: "slash",
      ids: { main: text("1"), engine: `binary ${oidOf("\0asm")}` },
    });
  });

  test.each([
    ["slash", "role/miner"],
    ["dot", "role.miner"],
    ["underscore", "role_miner"],
    ["basename", "miner"],
  ] as const)("with the names of layout %s where that is set", (layout, name) => {
    expect(read({ "role/miner.js": "m" }, {}, { layout })).toEqual({ layout, ids: { [name]: text("m") } });
  });

  test.each([
    ["role/miner", "slash"],
    ["role.miner", "dot"],
    ["role_miner", "underscore"],
    ["miner", "basename"],
    ["something", "slash"],
  ])("by the layout that live names show, where the code's requires decided: %s", (name, layout) => {
    expect(read({ "main.js": "1", "role/miner.js": "m" }, { main: "1", [name]: "other" }).layout).toBe(layout);
  });

  test("by the layout that most live names show, and by none that only files in no folder show", () => {
    const files = { "a/x.js": "x", "a/y.js": "y", "b/z.js": "z", "top.js": "t" };
    expect(read(files, { "a.x": "", "a.y": "", "b/z": "", top: "" }).layout).toBe("dot");
    expect(read({ "top.js": "t", "a/x.js": "x" }, { top: "", a_x: "" }).layout).toBe("underscore");
  });

  test("below its folder alone, and from the folder's own name on", () => {
    const files = { "src/main.js": "1", "src2/a.js": "a", "main.js": "0", "src/role/b.js": "b" };
    expect(read(files, {}, { folder: "src" }).ids).toEqual({ main: text("1"), "role/b": text("b") });
    expect(read(files, {}, { folder: "sr" }).ids).toEqual({});
  });

  test("without what is no module: tests, other files, source maps", () => {
    const files = { "main.js": "1", "main.js.map": "{}", "a.test.js": "t", "README.md": "r", "rollup.config.js": "c" };
    expect(read(files).ids).toEqual({ main: text("1") });
  });

  test("without source maps, which a deploy makes itself, also where the globs take every file", () => {
    expect(read({ "main.js": "1", "main.js.map": "{}" }, {}, { include: ["**"] }).ids).toEqual({ main: text("1") });
  });

  test("by the globs of its own settings", () => {
    const files = { "main.js": "1", "data.json": "{}", "old/a.js": "a" };
    const how = { include: ["**/*.js", "*.json"], exclude: ["old/**"] };
    expect(read(files, {}, how).ids).toEqual({ main: text("1"), "data.json": text("{}") });
  });

  test("without links, which have no content of their own", () => {
    const files: VersionFiles = new Map([["main.js", { mode: "120000", oid: oidOf("elsewhere.js") }]]);
    expect([...versionReader(reading, live({})).read(files, "").ids]).toEqual([]);
  });

  test.each(["sha1", "sha256"] as const)("with the empty main that the server adds (%s)", (format) => {
    const there = contentIds(new Map([["main", ""]]), format);
    const { ids } = versionReader(reading, there).read(version({ "a.js": "a" }), "");
    expect(ids.get("main")).toBe(there.get("main"));
  });

  test("without a main that is not empty, and with its own before an empty one", () => {
    expect(read({ "a.js": "a" }, { main: "edited" }).ids).toEqual({ a: text("a") });
    expect(read({ "main.js": "1" }, { main: "" }).ids).toEqual({ main: text("1") });
  });
});

describe("a version may be live", () => {
  const mayBe = (files: Readonly<Record<string, string>>, modules: Readonly<Record<string, ModuleContent>>) =>
    versionReader(reading, live(modules)).mayBeLive(version(files), "src");

  test.each<[string, Record<string, string>, boolean]>([
    ["all its modules are live, whatever they are called", { "src/main.js": "1", "src/b.js": "2" }, true],
    ["one of them is not", { "src/main.js": "1", "src/b.js": "3" }, false],
    ["what is not live is no module", { "src/main.js": "1", "src/b.md": "3", "src/x.test.js": "t" }, true],
    ["what is not live is elsewhere", { "src/main.js": "1", "lib/b.js": "3" }, true],
    ["it has no modules", { "src/README.md": "" }, true],
  ])("where %s: %s", (_what, files, expected) => {
    expect(mayBe(files, { main: "1", "role.a": "2" })).toBe(expected);
  });

  test("as bytes too", () => {
    const binary = { binary: Buffer.from("\0asm").toString("base64") };
    expect(mayBe({ "src/e.wasm": "\0asm" }, { e: binary })).toBe(true);
    expect(mayBe({ "src/e.wasm": "\0wasm" }, { e: binary })).toBe(false);
  });
});
