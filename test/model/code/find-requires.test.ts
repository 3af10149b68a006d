import { describe, expect, test } from "vitest";
import type { When } from "../../../src/model/code/code-facts.ts";
import { moduleSyntax, requiresIn } from "../../../src/model/code/syntax-tree.ts";

/** `load a`, `perhaps b`: what the code requires, in the order of the text. */
const found = (text: string): string[] => requiresIn(text).requires.map(({ when, name }) => `${when} ${name}`);

describe("a require runs", () => {
  test.each<[When, string]>([
    ["load", "require('a');"],
    ["load", "const { b } = require('a');"],
    ["load", "f(g(require('a')).x);"],
    ["load", "require(`a`);"],
    ["load", "if (require('a')) b();"],
    ["load", "for (const x of require('a')) b();"],
    ["load", "do { require('a'); } while (0);"],
    ["load", "class B extends require('a') {}"],
    ["load", "class B { [require('a')]() {} }"],
    ["load", "switch (require('a')) {}"],
    ["load", "require('a') && b;"],
    ["load", "x = require('a');"],
    ["load", "{ require('a'); }"],
    ["load", "label: require('a');"],
    ["perhaps", "if (x) require('a');"],
    ["perhaps", "if (x); else require('a');"],
    ["perhaps", "x ? require('a') : 0;"],
    ["perhaps", "x || require('a');"],
    ["perhaps", "x ?? require('a');"],
    ["perhaps", "x ||= require('a');"],
    ["perhaps", "x ??= require('a');"],
    ["perhaps", "x &&= require('a');"],
    ["load", "x += require('a');"],
    ["perhaps", "function f() { require('a'); }"],
    ["perhaps", "const f = () => require('a');"],
    ["perhaps", "const f = function () { require('a'); };"],
    ["perhaps", "({ get x() { return require('a'); } });"],
    ["perhaps", "class B { x = require('a'); }"],
    ["perhaps", "while (x) require('a');"],
    ["perhaps", "for (;; require('a')) break;"],
    ["perhaps", "for (const x in y) require('a');"],
    ["perhaps", "switch (x) { case 1: require('a'); }"],
    ["perhaps", "switch (x) { case require('a'): }"],
    ["perhaps", "try {} catch { require('a'); }"],
    ["load", "try {} finally { require('a'); }"],
    ["perhaps", "const { x = require('a') } = y;"],
    ["try", "try { require('a'); } catch {}"],
    ["try", "try { if (x) require('a'); } catch {}"],
  ])("%s in %s", (when, text) => {
    expect(found(text)).toEqual([`${when} a`]);
  });

  test.each([
    ["if (x) return;\nrequire('a');", ["perhaps a"]],
    ["require('a');\nreturn;\nrequire('b');", ["perhaps a", "perhaps b"]],
    ["for (;;) { return; }\nrequire('a');", ["perhaps a"]],
    ["function f() { return; }\nrequire('a');", ["load a"]],
    ["try { require('a'); } catch { return; }", ["try a"]],
  ])("for sure only where nothing ends the module: %j", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe("a require of another meaning", () => {
  test.each([
    "a.require('x');",
    "a?.require('x');",
    "({ require: 1 });",
    "({ require() {} });",
    "new require('x');",
    "require.resolve('x');",
    "class A { require() {} }",
    "require: for (;;) break require;",
    "const s = 'require';",
    "require();",
    "require(1);",
    "(function (require) { require('x'); });",
    "(require => require('x'));",
    "(({ require }) => require('x'));",
    "(([, require]) => require('x'));",
    "((require = 1) => require('x'));",
    "((...require) => require('x'));",
    "(function require(n) { require('x'); });",
    "function f() { const require = 1; require('x'); }",
    "function f() { var [require] = 1; require('x'); }",
    "function f() { function require() {} require('x'); }",
    "function f() { class require {} require('x'); }",
    "function f() { require = g; require('x'); }",
    "function f() { const require = 1; return () => require('x'); }",
  ])("is none: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ["function f() { const require = 1; } require('a');", ["load a"]],
    ["(function (a, require) { require('x'); }); require('a');", ["load a"]],
    ["a[require('a')];", ["load a"]],
    ["({ [require('a')]: 1 });", ["load a"]],
    ["({ x: require('a') });", ["load a"]],
    ["function require2() { require('a'); }", ["perhaps a"]],
  ])("hides nothing outside: %s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

test("names are told once for each way they are asked for, and in the order of the text", () => {
  expect(found("require('b'); require('a'); require('b'); if (x) require('b');")).toEqual([
    "load b",
    "load a",
    "perhaps b",
  ]);
});

test("a require is where its call begins", () => {
  const text = "/* é */ const a = require('a');";
  expect(requiresIn(text).requires).toEqual([{ name: "a", when: "load", at: text.indexOf("require") }]);
});

describe("a computed name", () => {
  test.each([
    ["require('role.' + x);", ["role."]],
    ["require('role.' + x + '.js');", ["role."]],
    ["require(`role.${x}`);", ["role."]],
    ["require(`role/` + x);", ["role/"]],
    ["require(x);", [""]],
    ["require(x + 'role');", [""]],
    ["require('a' - x);", [""]],
    ["require('role.' + x); require('role.' + y);", ["role."]],
    ["require('a' + x); require('b' + x);", ["b", "a"]],
    ["(function (require) { require('a' + x); });", []],
  ])("%s begins with %j", (text, computed) => {
    expect([...requiresIn(text).computed].sort()).toEqual([...computed].sort());
    expect(found(text)).toEqual([]);
  });

  test("may be any where only the engine understands the code", () => {
    expect(requiresIn("this is no code")).toEqual({ requires: [], computed: [""] });
  });
});

describe("moduleSyntax()", () => {
  test.each([
    ["import a from 'a';", "import", 1, 1],
    ["f();\n  import 'a';", "import", 2, 3],
    ["const a = 1;\nexport default a;", "export", 2, 1],
    ["export const a = 1; import 'b';", "export", 1, 1],
    ["export * from 'a';", "export", 1, 1],
  ])("of %j is %s, at %i:%i", (text, what, line, column) => {
    expect(moduleSyntax(text)).toEqual({ kind: "es-module", what, line, column });
  });

  test.each(["f();", "import('a');", "import a from", "export {", "let a; let a;"])("there is none in %j", (text) => {
    expect(moduleSyntax(text)).toBeUndefined();
  });
});
