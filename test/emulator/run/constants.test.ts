import { expect, it } from "vitest";
import { gameConstants } from "../../../src/emulator/run/constants.ts";

// Samples of every family, from the game's own table.
it("gameConstants() has the game's values", () => {
  expect(gameConstants()).toMatchObject({
    OK: 0,
    ERR_NOT_OWNER: -1,
    ERR_NOT_ENOUGH_ENERGY: -6,
    ERR_NOT_IN_RANGE: -9,
    ERR_NO_BODYPART: -12,
    TOP: 1,
    TOP_LEFT: 8,
    FIND_CREEPS: 101,
    FIND_MY_SPAWNS: 112,
    FIND_RUINS: 123,
    STRUCTURE_SPAWN: "spawn",
    STRUCTURE_WALL: "constructedWall",
    STRUCTURE_POWER_BANK: "powerBank",
    RANGED_ATTACK: "ranged_attack",
    RESOURCE_ENERGY: "energy",
    BODYPART_COST: { move: 50, claim: 600 },
  });
});
