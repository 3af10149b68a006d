import { describe, expect, test } from "vitest";
import { checkCode, isSound } from "../../../src/model/checks/check-code.ts";
import type { CodeModule } from "../../../src/model/checks/check-require.ts";
import type { CheckLevels } from "../../../src/model/checks/checks.ts";
import { noFacts, type When } from "../../../src/model/code/code-facts.ts";

function module(name: string, requires: readonly (readonly [name: string, when?: When])[] = []): CodeModule {
  const calls = requires.map(([asked, when = "load"], at) => ({ name: asked, when, at }));
  return { name, path: `src/${name}.js`, facts: { ...noFacts, requires: calls }, text: () => "x".repeat(99) };
}

const check = (modules: readonly CodeModule[], levels: CheckLevels = {}, more: readonly string[] = []) =>
  checkCode(modules, [...modules.map(({ name }) => name), ...more], levels);

const says = (asked: string, ...names: string[]): string => {
  const [only, ...others] = check([module("main", [[asked]]), ...names.map((name) => module(name))]);
  expect(others).toEqual([]);
  return only?.message ?? "nothing";
};

describe("a require", () => {
  test.each([
    ["a", ["a"]],
    ["./a", ["a"]],
    ["role.miner", ["role.miner"]],
    ["lodash", []],
    ["main", []],
  ])("of %j among %j is right", (asked, names) => {
    expect(says(asked, ...names)).toBe("nothing");
  });

  test.each([
    ["Role", ["role"], 'require("Role") is in the wrong case: the module is "role"'],
    ["./role", ["Role"], 'require("./role") is in the wrong case: the module is "Role"'],
    ["../a", ["a"], 'require("../a") goes up a folder, and the game resolves no paths; write require("a")'],
    ["../../a", ["a"], 'require("../../a") goes up a folder, and the game resolves no paths; write require("a")'],
    ["b/../a", ["a"], 'require("b/../a") goes up a folder, and the game resolves no paths; write require("a")'],
    ["../gone", [], 'require("../gone") goes up a folder, and the game resolves no paths'],
    ["a.js", ["a"], 'require("a.js") asks for a module that is not there; "a" is'],
    ["role/miner", ["role.miner"], 'require("role/miner") asks for a module that is not there; "role.miner" is'],
    ["role_miner", ["role/miner"], 'require("role_miner") asks for a module that is not there; "role/miner" is'],
    ["role", ["role.index"], 'require("role") asks for a module that is not there; "role.index" is'],
    ["miner", ["role.miner"], 'require("miner") asks for a module that is not there; "role.miner" is'],
    ["miner", ["x.miner", "miner.index"], 'require("miner") asks for a module that is not there; "miner.index" is'],
    ["hauelr", ["hauler"], 'require("hauelr") asks for a module that is not there; did you mean hauler?'],
    ["gone", ["far.away"], 'require("gone") asks for a module that is not there'],
  ])("of %j among %j: %s", (asked, names, message) => {
    expect(says(asked, ...names)).toBe(message);
  });

  test("may be of a module that is not code, too", () => {
    expect(check([module("main", [["engine"]])], {}, ["engine"])).toEqual([]);
  });

  test("is shown where it stands, with the lines around it", () => {
    const text = "first();\n  require('gone');\n";
    const facts = { ...noFacts, requires: [{ name: "gone", when: "load" as const, at: 11 }] };
    const [finding] = check([{ name: "main", path: "src/main.js", facts, text: () => text }]);
    expect(finding).toMatchObject({ path: "src/main.js", line: 2, column: 3, check: "missing-module" });
    expect(finding?.frame?.()).toMatchObject({ line: 2, column: 3, lines: expect.arrayContaining(["first();"]) });
  });
});

describe("a module that is not there", () => {
  const severityOf = (...modules: CodeModule[]) => check(modules).map(({ severity }) => severity);

  test.each<[When, string, string]>([
    ["load", "error", ""],
    ["perhaps", "warning", ", should the game come here"],
    ["try", "warning", ", which try may be for"],
  ])("that main asks for (%s) is an %s", (when, severity, words) => {
    const [finding] = check([module("main", [["gone", when]])]);
    expect(finding).toMatchObject({ severity });
    expect(finding?.message).toBe(`require("gone") asks for a module that is not there${words}`);
  });

  test("is an error in all that main loads, and a warning in what nobody loads for sure", () => {
    const far = [module("main", [["a"]]), module("a", [["b"]]), module("b", [["gone"]])];
    expect(severityOf(...far)).toEqual(["error"]);
    expect(severityOf(module("main"), module("b", [["gone"]]))).toEqual(["warning"]);
    expect(severityOf(module("main", [["b", "perhaps"]]), module("b", [["gone"]]))).toEqual(["warning"]);
    expect(severityOf(module("main", [["./b"]]), module("b", [["gone"]]))).toEqual(["error"]);
  });

  test("is found also where modules ask for each other in a circle", () => {
    expect(severityOf(module("main", [["a"]]), module("a", [["main"], ["gone"]]))).toEqual(["error"]);
  });

  test("is told at the level that was chosen", () => {
    const modules = [module("main", [["gone"], ["MAIN"], ["../main"]])];
    const checksOf = (levels: CheckLevels) => check(modules, levels).map((each) => `${each.severity} ${each.check}`);
    expect(checksOf({})).toEqual(["error missing-module", "error wrong-case", "error parent-path"]);
    expect(checksOf({ "missing-module": "off", "wrong-case": "warn" })).toEqual([
      "warning wrong-case",
      "error parent-path",
    ]);
  });

  test("is told 200 times at most", () => {
    const names = Array.from({ length: 150 }, (_, index) => [`gone${index}`] as const);
    expect(check([module("main", names), module("a", names)])).toHaveLength(200);
  });
});

describe("a module that the game cannot run", () => {
  const broken = (kind: "syntax" | "es-module", what: string, column?: number): CodeModule => ({
    ...module("main"),
    facts: { ...noFacts, problem: { kind, what, line: 7, ...(column === undefined ? {} : { column }) } },
  });

  test.each([
    ["syntax", "Unexpected token", "is not JavaScript that the game can read: Unexpected token"],
    ["es-module", "import", "write require, or deploy what a bundler or TypeScript made of it"],
    ["es-module", "export", "write module.exports, or deploy what a bundler or TypeScript made of it"],
  ] as const)("by %s (%s) is a finding of that check, at its line", (kind, what, words) => {
    const [finding, ...others] = check([broken(kind, what, 3)]);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: "error", check: kind, path: "src/main.js", line: 7, column: 3 });
    expect(finding?.message).toContain(words);
  });

  test("has no column where the engine names none", () => {
    expect(check([broken("syntax", "x")])[0]).not.toHaveProperty("column");
  });

  test("is none where its check is off", () => {
    expect(check([broken("syntax", "x")], { syntax: "off" })).toEqual([]);
    expect(check([broken("es-module", "import")], { syntax: "off" })).toHaveLength(1);
  });
});

describe("isSound()", () => {
  const names = new Set(["main", "a"]);
  test.each([
    ["what it requires is there", [{ mayRequire: ["a", "./main", "lodash"] }], true],
    ["a name is not there", [{ mayRequire: ["a"] }, { mayRequire: ["b"] }], false],
    ["a tree tells of one that is not there", [module("x", [["b"]]).facts], false],
    ["only a computed name is unknown", [{ requires: [], computed: ["b"] }], true],
    ["there is a problem", [{ ...noFacts, problem: { kind: "syntax", what: "x", line: 1 } }], false],
    ["there is no code", [], true],
  ] as const)("where %s: %s", (_what, code, expected) => {
    expect(isSound(code, names)).toBe(expected);
  });
});
