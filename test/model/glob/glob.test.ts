import fc from "fast-check";
import picomatch from "picomatch";
import { describe, expect, test } from "vitest";
import { anyGlob, matching } from "../../../src/model/glob/glob.ts";

const fits = (glob: string, name: string) => anyGlob([glob])(name);

describe("anyGlob()", () => {
  test.each([
    ["*.js", "a.js", "b/a.js"],
    ["**/*.js", "b/c/a.js", "a.ts"],
    ["**/*.js", ".hidden.js", "a.jsx"],
    ["a/**", "a/b/c", "ab"],
    ["a/**", "a", "b/a"],
    ["*/**", "a/b", "a"],
    ["a/**/b", "a/b", "ab"],
    ["a/**/b", "a/x/y/b", "a/x/yb"],
    ["**/test/**", "x/test/a.js", "contest/a.js"],
    ["?.js", "a.js", "ab.js"],
    ["[a-c]x", "bx", "dx"],
    ["[!a-c]x", "dx", "/x"],
    ["[]x]", "]", "[]x]"],
    ["[[:digit:]]", "7", "a"],
    [".{git,github}/**", ".git/x", ".gitx/x"],
    ["{a,{b,c}d}", "cd", "bc"],
    ["v{1..12}", "v10", "v13"],
    ["{a..c}", "b", "d"],
    ["{a}", "{a}", "a"],
    ["{a", "{a", "a"],
    ["@(a|b)c", "bc", "abc"],
    ["?(a)c", "c", "aac"],
    ["*(a)c", "aac", "abc"],
    ["+(a|b)c", "abac", "c"],
    ["\\*", "*", "a"],
    ["./a", "a", "./b"],
    ["!a", "b", "a"],
    ["*(*", "x(y", "xy"],
  ])("%s matches %s and not %s", (glob, yes, no) => {
    expect([fits(glob, yes), fits(glob, no)]).toEqual([true, false]);
  });

  test("agrees with picomatch on paths, for the forms that both know", () => {
    const part = fc.constantFrom("a", "b", "main", ".js", "*", "?", "/", "/*/", "**/", "{a,b}", "[ab]", "c-");
    const glob = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
    const name = fc
      .array(fc.constantFrom("a", "b", "main", "ab", ".js", "-"), { minLength: 1, maxLength: 3 })
      .chain((parts) => fc.constantFrom(parts.join(""), parts.join("/"), `x/${parts.join("/")}`));
    // Stars side by side, and a double star that is no whole part, mean to picomatch what they mean nowhere else.
    const isUsual = (text: string) => !/\*\*\*|[^/]\*\*|\/\/|\?$|^\//.test(text) && !/[\])}]\?/.test(text);
    const same = fc.property(glob.filter(isUsual), name, (pattern, text) => {
      expect([pattern, text, fits(pattern, text)]).toEqual([
        pattern,
        text,
        picomatch.isMatch(text, pattern, { dot: true }),
      ]);
    });
    fc.assert(same, { numRuns: 10_000 });
  });

  test("knows no parts in code branches: a star takes a slash too", () => {
    expect(matching(["f-a", "f/b", "g"], ["f*"])).toEqual(["f-a", "f/b"]);
    expect(matching(["a*", "ab"], ["a*"])).toEqual(["a*", "ab"]);
  });

  test("says of a form that it does not know what helps", () => {
    expect(() => fits("!(a).js", "b.js")).toThrow('"!(…)" is not known here; name what is left out in exclude');
  });
});
