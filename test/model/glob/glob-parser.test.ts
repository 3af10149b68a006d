import { describe, expect, test } from "vitest";
import { compileGlob } from "../../../src/model/glob/glob-machine.ts";
import { parseGlob, type Separator } from "../../../src/model/glob/glob-parser.ts";

const endless = () => ({ left: Number.MAX_SAFE_INTEGER });
const fits = (glob: string, name: string, separator: Separator = "/") =>
  compileGlob(parseGlob(glob, separator), glob.length, endless())(name, endless());

describe("a glob of paths", () => {
  test.each([
    ["", "", "a"],
    ["a*", "a", "a/"],
    ["a*b", "axxb", "a/b"],
    ["a?b", "axb", "a/b"],
    ["*", "a.b", "a/b"],
    ["**", "a/b/c", "none"],
    ["a**", "abc", "ab/c"],
    ["**a", "xa", "x/a"],
    ["**/a", "a", "ba"],
    ["**/a", "x/y/a", "x/ya"],
    ["a/**", "a/b/c", "ab"],
    ["a/**", "a", "b"],
    ["*/**", "x/y", "x"],
    ["[ab]/**", "a/x", "a"],
    ["a/**/b", "a/b", "ab"],
    ["a/**/b", "a/x/y/b", "a/xb"],
    ["{a,b/**}/c", "b/x/c", "bx/c"],
    ["{**/a,b}", "x/a", "xa"],
    ["(a|b)", "b", "(b"],
    ["a(b)", "ab", "a(b)"],
    ["{a,}b", "b", "c"],
    ["{}", "{}", ""],
    ["{a,b", "{a,b", "a"],
    ["a}", "a}", "a"],
    ["{1..3}x", "2x", "4x"],
    ["{1..3..5}", "{1..3..5}", "2"],
    ["@(a)", "a", "@a"],
    ["@a", "@a", "a"],
    ["+(ab)", "abab", "aba"],
    ["?(a|b)", "", "ab"],
    ["*(a|bc)", "abca", "ab"],
    ["**(a)", "aa", "a/a"],
    ["**(a)", "x", "x/"],
    ["*(", "x(", "x"],
    ["[a", "[a", "a"],
    ["[/]", "none", "/"],
    ["[!a]", "b", "/"],
    ["\\*", "*", "x"],
    ["\\\\", "\\", "\\\\"],
    ["a\\", "a\\", "a"],
    ["\\{a,b}", "{a,b}", "a"],
    ["{a\\,b,c}", "a,b", "a"],
    ["(a|{b,c})d", "cd", "c"],
  ])("%s takes %j and not %j", (glob, yes, no) => {
    // Some take everything, or nothing, that the table could name.
    if (yes !== "none") expect(fits(glob, yes), yes).toBe(true);
    if (no !== "none") expect(fits(glob, no), no).toBe(false);
  });
});

describe("a glob of code branches, which are no paths", () => {
  test.each([
    ["*", "a/b"],
    ["f*b", "f/a/b"],
    ["a?b", "a/b"],
    ["a[!x]b", "a/b"],
    ["**", "a/b"],
    ["f/**", "f/x"],
  ])("%s takes %s, slash and all", (glob, name) => {
    expect(fits(glob, name, "")).toBe(true);
  });

  test("has no folders: a double star at the end is two stars", () => {
    expect(fits("f/**", "f", "")).toBe(false);
    expect(fits("f/**", "f/", "")).toBe(true);
  });
});
