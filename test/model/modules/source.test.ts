import { describe, expect, test } from "vitest";
import { detectSource } from "../../../src/model/modules/detect-source.ts";
import { defaultSelection, selectEntries } from "../../../src/model/modules/source.ts";
import type { TreeEntry } from "../../../src/model/modules/tree.ts";

const file = (path: string, mode = "100644"): TreeEntry => ({ mode, type: "blob", oid: "0".repeat(40), path });
const chosen = (paths: readonly string[], selection = defaultSelection) =>
  selectEntries(
    paths.map((path) => file(path)),
    selection,
  ).files.map(({ path }) => path);

describe("selectEntries()", () => {
  test("takes .js and .wasm at any depth", () => {
    expect(chosen(["main.js", "a/b/c.js", "lib/x.wasm", "readme.md", "types.ts"])).toEqual([
      "main.js",
      "a/b/c.js",
      "lib/x.wasm",
    ]);
  });

  test("leaves out dependencies, tests, declarations and tool configuration", () => {
    const left = [
      "node_modules/a/main.js",
      "x/node_modules/b.js",
      "test/a.js",
      "src/__tests__/b.js",
      "a.test.js",
      "b.spec.js",
    ];
    expect(chosen([...left, "index.d.ts", "rollup.config.js", ".eslintrc.js", "Gruntfile.js", ".github/x.js"])).toEqual(
      [],
    );
  });

  test("compares folders by segment: latest.js and contest/a.js are no tests", () => {
    expect(chosen(["latest.js", "contest/a.js", "tester/b.js"])).toEqual(["latest.js", "contest/a.js", "tester/b.js"]);
  });

  test("takes a hidden file, so that preflight can refuse what the server would drop", () => {
    expect(chosen([".hidden.js"])).toEqual([".hidden.js"]);
  });

  test("takes the globs it is given in place of its own", () => {
    expect(chosen(["main.js", "test/a.js", "old/b.js"], { include: ["**/*.js"], exclude: ["old/**"] })).toEqual([
      "main.js",
      "test/a.js",
    ]);
  });

  test("shows links and submodules where modules were expected, and no others", () => {
    const entries = [
      file("a.js", "120000"),
      file("lib", "120000"),
      file("notes.txt", "120000"),
      { ...file("vendor", "160000"), type: "commit" as const },
    ];
    const { files, notFiles } = selectEntries([...entries, file("node_modules", "120000")], defaultSelection);
    expect(files).toEqual([]);
    expect(notFiles.map(({ path }) => path)).toEqual(["a.js", "lib", "notes.txt", "vendor"]);
  });
});

describe("detectSource()", () => {
  test.each([
    [["main.js", "lib/a.js"], ""],
    [["dist/main.js", "src/main.ts"], "dist"],
    [["bot/src/main.wasm"], "bot/src"],
    [["dist/main.js", "node_modules/x/main.js", "test/main.js"], "dist"],
  ])("of %j is %j", (paths, folder) => {
    expect(detectSource(paths, "1a2b3c4")).toBe(folder);
  });

  test("lists the folders when there are several", () => {
    expect(() => detectSource(["default/main.js", "sim/main.js"], "1a2b3c4")).toThrow(
      /"default", "sim"; choose one with --source/,
    );
  });

  test("says what helps when there is none", () => {
    expect(() => detectSource(["src/main.ts"], "1a2b3c4")).toThrow(/no main.js or main.wasm is committed/);
  });

  test("is not taken in by a file that only ends so", () => {
    expect(() => detectSource(["lib/domain.js"], "1a2b3c4")).toThrow(/no main.js/);
  });
});
