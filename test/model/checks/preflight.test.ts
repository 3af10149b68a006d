import { describe, expect, test } from "vitest";
import { checkFiles, checkSize, largestModules } from "../../../src/model/checks/preflight.ts";
import type { ModuleFile } from "../../../src/model/modules/module-files.ts";

const file = (path: string, content: string | Buffer = "", name = path.replace(/\.(?:js|wasm)$/, "")): ModuleFile => ({
  path: `src/${path}`,
  name,
  oid: "0".repeat(40),
  bytes: Buffer.from(content),
});
const main = file("main.js", "module.exports.loop = () => {};\n");
const check = (...files: ModuleFile[]) => checkFiles(files, [], { refuseCaseClash: false });

describe("checkFiles()", () => {
  test("finds nothing in what the game can hold", () => {
    const odd = ["a b.js", "ü/n.js", "__proto__.js", "x.$y.js", "a.b.js"].map((path) =>
      file(path, "\ufeff// \u0000 \u2028\r\n"),
    );
    expect(check(main, file("lib/engine.wasm", Buffer.from([0, 0x61, 0xff])), ...odd)).toEqual([]);
  });

  test.each([".a.js", "$a.js", "/a.js", "\\a.js"])("refuses %s, which the server drops without a word", (path) => {
    const [finding, ...others] = check(main, file(path));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: "error", path: `src/${path}` });
    expect(finding?.message).toContain("drops without a word");
  });

  test.each(["a$DOT$b", "a$SLASH$", "x$BACKSLASH$y"])("refuses %s, which the server decodes", (name) => {
    expect(check(main, file(`${name}.js`))[0]?.message).toContain("the server decodes $");
  });

  test("refuses two files with one name, each with the other", () => {
    const findings = check(main, file("a/b.js", "", "b"), file("b.js", "", "b"));
    expect(findings.map(({ path, message }) => `${path} ${message}`)).toEqual([
      expect.stringMatching(/^src\/a\/b\.js and src\/b\.js become the same module "b"/),
      expect.stringMatching(/^src\/b\.js and src\/a\/b\.js become the same module "b"/),
    ]);
  });

  test("refuses names that differ in case only, on request", () => {
    const files = [main, file("Role.js"), file("role.js")];
    expect(checkFiles(files, [], { refuseCaseClash: false })).toEqual([]);
    expect(checkFiles(files, [], { refuseCaseClash: true }).map(({ path }) => path)).toEqual([
      "src/Role.js",
      "src/role.js",
    ]);
  });

  test("refuses text that is not UTF-8, with its first bad line", () => {
    const findings = check(main, file("latin.js", Buffer.from("// ok\n// Caf\xe9\n", "latin1")));
    expect(findings).toMatchObject([{ path: "src/latin.js", line: 2 }]);
  });

  test("refuses a Git LFS pointer", () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n";
    expect(check(main, file("big.wasm", pointer))[0]?.message).toContain("Git LFS pointer");
  });

  test("refuses links and submodules among the modules", () => {
    const entry = { oid: "0".repeat(40), path: "src/vendor" };
    const notFiles = [
      { ...entry, mode: "120000", type: "blob" as const },
      { ...entry, mode: "160000", type: "commit" as const },
    ];
    const messages = checkFiles([main], notFiles, { refuseCaseClash: false }).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining("symbolic link"), expect.stringContaining("submodule")]);
  });

  test("refuses a set without main, and the empty set", () => {
    expect(check(file("a.js"))[0]?.message).toContain('No module is called "main"');
    expect(check()[0]?.message).toContain("an empty set would delete the live code");
  });

  test("refuses a file without a name, and a path that is not UTF-8", () => {
    expect(check(main, file(".js", "", ""))[0]?.message).toContain("no name");
    expect(check(main, file("a\ufffd.js"))[0]?.message).toContain("not UTF-8");
  });
});

describe("checkSize()", () => {
  const overhead = JSON.stringify({ main: "" }).length;

  test("passes 5,242,880 characters as JSON and refuses 5,242,881", () => {
    expect(checkSize(new Map([["main", "x".repeat(largestModules - overhead)]]))).toEqual([]);
    const [finding] = checkSize(new Map([["main", "x".repeat(largestModules - overhead + 1)]]));
    expect(finding?.message).toContain("5,242,881 characters as JSON: the server takes 5,242,880");
  });

  test("counts escapes as JSON does", () => {
    expect(checkSize(new Map([["main", "\n".repeat(largestModules / 2)]]))).toHaveLength(1);
  });

  test("refuses what its body parser would not read: 3-byte characters over 8 MiB", () => {
    const [finding] = checkSize(new Map([["main", "→".repeat(3_000_000)]]));
    expect(finding?.message).toMatch(/bytes of UTF-8: the server reads 8,388,608/);
  });

  test("names the largest modules", () => {
    const [finding] = checkSize(
      new Map([
        ["small", "x"],
        ["main", "x".repeat(largestModules)],
      ]),
    );
    expect(finding?.message).toContain('largest: "main" 5,242,882');
  });
});
