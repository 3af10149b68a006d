import { expect, test } from "vitest";
import { namesIn } from "../../../src/model/code/code-facts.ts";
import { engineTakes, readCode, scanCode } from "../../../src/model/code/read-code.ts";
import { scanRequires } from "../../../src/model/code/scan-requires.ts";

const certain: readonly (readonly [text: string, names: readonly string[]])[] = [
  ["const a = require('a'), b = require( \"./b/c\" );", ["a", "./b/c"]],
  ["required(1); my_require('x'); o.require('y'); $require('z'); const requires = o?.require('a');", []],
  ["call(...require('a'));", ["a"]],
  ["// require('a') and 'require(\"b\")'", ["a", "b"]],
];

test.each(certain)("scanRequires(%j)", (text, names) => {
  expect(scanRequires(text)).toEqual(names);
});

const doubtful = [
  "require(name)",
  "require('a' + name)",
  "require(`a`)",
  "(require)('a')",
  "require /* why */ ('a')",
  "require\n('a')",
  "require('\\x61')",
  "require('a', 1)",
  "const own = require; own('a')",
  "typeof require === 'function'",
  "requir\u00e9; require\\u0061('a')",
];

test.each(doubtful)("only a syntax tree tells what %j requires", (text) => {
  expect(scanRequires(text)).toBeUndefined();
});

test.each([...certain.map(([text]) => text), ...doubtful])(
  "a scan of %j misses nothing that its tree has",
  async (text) => {
    const scanned = namesIn(await scanCode(text));
    expect(scanned).toEqual(expect.arrayContaining([...namesIn(await readCode(text))]));
  },
);

test.each([
  ["require('a'); import b from 'b';", false],
  ["require('a');", true],
])("a scan of %j does not ask the engine, whose answer is %j", async (text, takes) => {
  expect(await scanCode(text)).toEqual({ mayRequire: ["a"] });
  expect(engineTakes(text)).toBe(takes);
});

test("words in doubt without an end are read to an end", () => {
  expect(scanRequires(`require(${" ".repeat(5_000_000)}`)).toBeUndefined();
  expect(scanRequires("required ".repeat(500_000))).toEqual([]);
});
