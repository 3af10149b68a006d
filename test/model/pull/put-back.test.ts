import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blobContentId, blobOid, contentIds } from "../../../src/model/modules/content-id.ts";
import { type Layout, layouts, moduleName } from "../../../src/model/modules/layout.ts";
import type { ModuleContent } from "../../../src/model/modules/modules.ts";
import { defaultSelection } from "../../../src/model/modules/source.ts";
import { type Home, homeFiles } from "../../../src/model/pull/home.ts";
import { pathsFor } from "../../../src/model/pull/module-paths.ts";
import { pathRoom } from "../../../src/model/pull/path-room.ts";
import { putBack, spokenOf } from "../../../src/model/pull/put-back.ts";
import { whyUnsafe } from "../../../src/model/pull/safe-path.ts";
import { check } from "../../support/seeded.ts";

const oidOf = (text: string) => blobOid(Buffer.from(text), "sha1");

function homeOf(files: Readonly<Record<string, string>>, more: Partial<Home> = {}): Home {
  const entries = Object.entries(files).map(([path, text]) => [path, { mode: "100644", oid: oidOf(text) }] as const);
  const reading = { source: "src", layout: "slash", stamp: undefined, ...defaultSelection } as const;
  return { commit: "", files: new Map(entries), folder: "src", layout: "slash", reading, ...more };
}

function put(home: Home, live: Readonly<Record<string, ModuleContent>>) {
  const modules = new Map(Object.entries(live));
  return putBack(home, modules, contentIds(modules, "sha1"));
}

const pathsOf = (result: ReturnType<typeof put>) => result.edits.map(({ path, mode }) => `${mode ?? "gone"} ${path}`);

describe("putBack()", () => {
  test("changes, adds and deletes at the paths of the layout, and leaves what is the same", () => {
    const home = homeOf({
      "src/main.js": "1",
      "src/a/b.js": "2",
      "src/old.js": "3",
      "src/README.md": "4",
      "x.js": "5",
    });
    const result = put(home, { main: "1", "a/b": "changed", "a/new": "6" });
    expect(pathsOf(result)).toEqual(["gone src/old.js", "100644 src/a/b.js", "100644 src/a/new.js"]);
    expect(result).toMatchObject({
      plan: { changed: ["a/b"], added: ["a/new"], removed: ["old"], unchanged: ["main"] },
    });
  });

  test("moves a module whose text became bytes to the other extension", () => {
    const home = homeOf({ "src/main.js": "1", "src/a/b.js": "2" }, { layout: "dot" });
    expect(pathsOf(put(home, { main: "1", "a.b": { binary: "AAE=" } }))).toEqual([
      "gone src/a/b.js",
      "100644 src/a/b.wasm",
    ]);
  });

  test("edits the file that was deployed where several would be one module, and deletes them all", () => {
    const home = homeOf({ "src/a/same.js": "1", "src/b/same.js": "2" }, { layout: "basename" });
    expect(pathsOf(put(home, { same: "3" }))).toEqual(["100644 src/b/same.js"]);
    expect(pathsOf(put(home, {}))).toEqual(["gone src/a/same.js", "gone src/b/same.js"]);
  });

  test("takes an empty main for the server's own where the commit has none, and for an edit where it has one", () => {
    expect(put(homeOf({ "src/a.js": "1" }), { a: "1", main: "" }).edits).toEqual([]);
    expect(pathsOf(put(homeOf({ "src/main.js": "1" }), { main: "" }))).toEqual(["100644 src/main.js"]);
  });

  test("says of each module that no file can hold why", () => {
    const home = homeOf(
      { "src/main.js": "1", "src/folder/a.js": "2", "src/Upper.js": "3" },
      { reading: { source: "src", layout: "slash", stamp: "build_info", ...defaultSelection } },
    );
    const live = {
      ...{ main: "1", "folder/a": "2", Upper: "3" },
      ...{
        build_info: "edited",
        upper: "",
        "Folder/b": "",
        "tests/x": "",
        "a:b": "",
        con: "",
        "a.js/x": "",
        "a\u200bb": "",
      },
      ...{
        half: "\ud83d",
        odd: { json: "null" },
        sloppy: { binary: "AAE" },
        x$DOT$: "",
        "main.js/x": "",
        "e\u0301": "",
      },
    };
    const { left, edits } = put(home, live);
    expect(Object.fromEntries(left.map(({ name, why }) => [name, why]))).toEqual({
      build_info: '"stamp: build_info" writes that module, and somebody edited it',
      upper: "src/Upper.js differs from its path in letter case only",
      "Folder/b": "folder src/folder differs from its path in letter case only",
      "tests/x": "include and exclude leave out src/tests/x.js",
      "a:b": "Windows holds no file of such a name",
      con: "its name means something else on Windows",
      "a\u200bb": "its name has characters in it that nobody sees",
      half: "it has half a character in it, which UTF-8 cannot say",
      odd: "it is neither text nor bytes",
      sloppy: "its base64 is in a spelling of its own",
      x$DOT$: expect.stringContaining("the server decodes $DOT$"),
      "main.js/x": "src/main.js is a file, and no folder",
      "e\u0301": "macOS would spell its name otherwise",
    });
    expect(edits.map(({ path }) => path)).toEqual(["src/a.js/x.js"]);
  });

  test("gives new modules paths that make them the same modules again, by every layout", () => {
    const name = fc.stringMatching(/^[a-z]{1,3}(?:[._/][a-z]{1,3}){0,3}$/);
    const cases = fc.property(fc.constantFrom(...layouts), fc.uniqueArray(name, { maxLength: 12 }), (layout, names) => {
      const known = ["src/main.js", "src/a/b.js", "src/a/c/d.js", "src/b/x.js"];
      const home = homeOf(Object.fromEntries(known.map((path) => [path, path])), { layout });
      const live = new Map([...homeFiles(home)].map(([each, { file }]) => [each, file.path]));
      for (const each of names) live.set(each, "new");
      const { edits, left } = put(home, Object.fromEntries(live));
      const files = new Map(known.map((path) => [path, { mode: "100644", oid: oidOf(path) }]));
      for (const { path, mode } of edits) if (mode !== undefined) files.set(path, { mode, oid: oidOf("new") });
      const after = new Map([...homeFiles({ ...home, files })].map(([each, { file }]) => [each, file.id]));
      const wanted = [...live].filter(([each]) => !left.some((one) => one.name === each));
      expect(after).toEqual(new Map(wanted.map(([each, text]) => [each, blobContentId("text", oidOf(text))])));
      const hasNone = (one: string) => layout !== "slash" && one.includes("/");
      expect(left.filter((one) => !hasNone(one.name))).toEqual([]);
    });
    check("put back", 1000, cases);
  });
});

test("pathsFor() makes folders of the layout's separator, of an underscore only where there is one", () => {
  const paths = (name: string, layout: Layout) =>
    pathsFor(name, "js", { layout, folders: new Set(["role", "role/big"]) });
  expect(paths("role.miner", "dot")).toEqual(["role/miner.js", "role.miner.js"]);
  expect(paths("role_big_miner", "underscore")).toEqual([
    "role/big/miner.js",
    "role/big_miner.js",
    "role_big_miner.js",
  ]);
  expect(paths("my_utils", "underscore")).toEqual(["my_utils.js"]);
  expect(paths("a/b", "basename")).toEqual([]);
  for (const layout of layouts)
    for (const path of paths("a.b_c", layout)) expect(moduleName(path, layout)).toBe("a.b_c");
});

test("pathRoom() knows what stands in the way on a disk that ignores letter case", () => {
  const room = pathRoom(["src/a.js", "src/b/c.js"]);
  expect(room.whyTaken("src/b")).toBe("src/b is a folder");
  expect(room.whyTaken("src/a.js")).toBe("src/a.js is no module of the source");
  room.take("src/new/x.js");
  expect(room.whyTaken("src/New/y.js")).toContain("folder src/new");
  expect(room.whyTaken("src/new/y.js")).toBeUndefined();
});

test("whyUnsafe() lets through what every disk holds", () => {
  for (const path of ["a.js", "Über/日本.js", "a b/c-d_e+f.js", "git/x.js", "a~1.js"])
    expect(whyUnsafe(path)).toBeUndefined();
  for (const path of [
    "a//b.js",
    ".git/x.js",
    "a./b.js",
    "aux.js",
    "git~1/x.js",
    "a\u0001.js",
    `${"a".repeat(300)}.js`,
    "\ud800.js",
  ])
    expect(whyUnsafe(path)).toBeDefined();
});

test("spokenOf() leaves out source maps that are made of the commit's own, and no others", () => {
  const live = new Map([
    ["main", "1"],
    ["main.js.map", "2"],
    ["own.js.map", "3"],
    ["foreign.js.map", "4"],
  ]);
  expect([...spokenOf(live, new Set(["own.js.map"]), ["foreign.js.map"]).keys()]).toEqual([
    "main",
    "own.js.map",
    "foreign.js.map",
  ]);
});
