"use strict";

// Walls and ramparts can take any amount of energy; this much is enough for a small room.
const WALL_HITS = 10000;
const WALLS = [STRUCTURE_WALL, STRUCTURE_RAMPART];

/** The structure in the greatest need of repair. */
exports.worst = (room) => {
  const health = ({ structureType, hits, hitsMax }) =>
    hits / (WALLS.includes(structureType) ? Math.min(WALL_HITS, hitsMax) : hitsMax);
  const [worst] = room
    .find(FIND_STRUCTURES)
    .filter((structure) => health(structure) < 0.8)
    .sort((a, b) => health(a) - health(b));
  return worst || null;
};
