import { expect, test } from "vitest";
import { moduleName } from "../../../src/model/modules/layout.ts";

test.each([
  ["role/miner.js", "slash", "role/miner"],
  ["role/miner.js", "dot", "role.miner"],
  ["role/miner.js", "underscore", "role_miner"],
  ["role/miner.js", "basename", "miner"],
  ["main.js", "dot", "main"],
  ["lib/engine.wasm", "slash", "lib/engine"],
  ["main.js.map.js", "slash", "main.js.map"],
  ["data/table.json", "slash", "data/table.json"],
] as const)("moduleName() of %s with layout %s is %s", (path, layout, name) => {
  expect(moduleName(path, layout)).toBe(name);
});
