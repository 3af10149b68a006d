/**
 * The game's constants that bots name while they load (docs.screeps.com/api, "Constants"): answers, directions, what one
 * can find, structures, parts of a body, base resources. Tables of costs and effects are left out, but the bodies'.
 */
export function gameConstants(): Readonly<Record<string, unknown>> {
  return {
    OK: 0,
    ...numbered("ERR", answers, (index) => -1 - index),
    // Two names more for one answer.
    ERR_NOT_ENOUGH_RESOURCES: -6,
    ERR_NOT_ENOUGH_EXTENSIONS: -6,
    ERR_RCL_NOT_ENOUGH: -14,
    ERR_GCL_NOT_ENOUGH: -15,
    ...Object.fromEntries(directions.map((name, index) => [name, index + 1])),
    ...numbered("FIND", findable, (index) => 101 + index),
    ...Object.fromEntries(structures.map((name) => [`STRUCTURE_${name}`, structureTypes.get(name) ?? camelCase(name)])),
    ...Object.fromEntries(Object.keys(partCosts).map((name) => [name.toUpperCase(), name])),
    BODYPART_COST: partCosts,
    ...resources,
    MAX_CREEP_SIZE: 50,
    CREEP_LIFE_TIME: 1500,
    CREEP_SPAWN_TIME: 3,
    CARRY_CAPACITY: 50,
    TOWER_CAPACITY: 1000,
  };
}

const answers = words(`NOT_OWNER NO_PATH NAME_EXISTS BUSY NOT_FOUND NOT_ENOUGH_ENERGY INVALID_TARGET FULL NOT_IN_RANGE
  INVALID_ARGS TIRED NO_BODYPART`);

const directions = words("TOP TOP_RIGHT RIGHT BOTTOM_RIGHT BOTTOM BOTTOM_LEFT LEFT TOP_LEFT");

const findable =
  words(`CREEPS MY_CREEPS HOSTILE_CREEPS SOURCES_ACTIVE SOURCES DROPPED_RESOURCES STRUCTURES MY_STRUCTURES
  HOSTILE_STRUCTURES FLAGS CONSTRUCTION_SITES MY_SPAWNS HOSTILE_SPAWNS MY_CONSTRUCTION_SITES HOSTILE_CONSTRUCTION_SITES
  MINERALS NUKES TOMBSTONES POWER_CREEPS MY_POWER_CREEPS HOSTILE_POWER_CREEPS DEPOSITS RUINS`);

const structures = words(`SPAWN EXTENSION ROAD WALL RAMPART KEEPER_LAIR PORTAL CONTROLLER LINK STORAGE TOWER OBSERVER
  POWER_BANK POWER_SPAWN EXTRACTOR LAB TERMINAL CONTAINER NUKER FACTORY INVADER_CORE`);

const structureTypes = new Map([["WALL", "constructedWall"]]);

const partCosts = { move: 50, work: 100, attack: 80, carry: 50, heal: 250, ranged_attack: 150, tough: 10, claim: 600 };

const resources = {
  RESOURCE_ENERGY: "energy",
  RESOURCE_POWER: "power",
  RESOURCE_HYDROGEN: "H",
  RESOURCE_OXYGEN: "O",
  RESOURCE_UTRIUM: "U",
  RESOURCE_LEMERGIUM: "L",
  RESOURCE_KEANIUM: "K",
  RESOURCE_ZYNTHIUM: "Z",
  RESOURCE_CATALYST: "X",
  RESOURCE_GHODIUM: "G",
};

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}

function numbered(family: string, names: readonly string[], numberOf: (index: number) => number) {
  return Object.fromEntries(names.map((name, index) => [`${family}_${name}`, numberOf(index)]));
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
