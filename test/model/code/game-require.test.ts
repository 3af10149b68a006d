import { expect, test } from "vitest";
import { askedModule } from "../../../src/model/code/game-require.ts";

test.each([
  ["role.miner", "role.miner"],
  ["./role.miner", "role.miner"],
  ["././a", "./a"],
  ["../a", "../a"],
  ["lodash", undefined],
  ["./lodash", undefined],
  ["lodash.js", "lodash.js"],
  ["", ""],
])("require(%j) asks the game for %j", (name, asked) => {
  expect(askedModule(name)).toBe(asked);
});
