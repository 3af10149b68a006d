import { expect, test } from "vitest";
import { buildModules, isBinaryFile } from "../../../src/model/modules/module-files.ts";

const file = (path: string, name: string, bytes: Buffer) => ({ path, name, bytes, oid: path.padEnd(40, "0") });

test("text is taken as it is, and WebAssembly as base64, each with the id of its blob", () => {
  const bytes = Buffer.from([0, 0x61, 0x73, 0x6d, 0xff]);
  const text = "\ufeffmodule.exports = 1;\r\n";
  const { modules, ids } = buildModules([
    file("src/main.js", "main", Buffer.from(text)),
    file("src/fast.wasm", "fast", bytes),
  ]);
  expect([...modules]).toEqual([
    ["main", text],
    ["fast", { binary: bytes.toString("base64") }],
  ]);
  expect(ids.get("main")).toBe(`text ${"src/main.js".padEnd(40, "0")}`);
  expect(ids.get("fast")).toBe(`binary ${"src/fast.wasm".padEnd(40, "0")}`);
});

test("no name is special, and the order of the files stays", () => {
  const { modules } = buildModules(["__proto__", "b", "a"].map((name) => file(`${name}.js`, name, Buffer.from(name))));
  expect([...modules.keys()]).toEqual(["__proto__", "b", "a"]);
});

test.each([
  ["a.wasm", true],
  ["a.wasm.js", false],
  ["wasm", false],
])("%s is binary: %s", (path, expected) => {
  expect(isBinaryFile({ path })).toBe(expected);
});
