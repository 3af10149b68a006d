"use strict";
const cpu = require("lib/cpu");

const EVERY = 50; // ticks
const FARTHEST = 6;

/** Places the extensions that the controller's level allows, one at a time. */
exports.run = (room) => {
  if (Game.time % EVERY !== 0 || !cpu.hasSavings()) return;
  const [spawn] = room.find(FIND_MY_SPAWNS);
  if (!spawn || room.find(FIND_MY_CONSTRUCTION_SITES).length > 0) return;

  const isExtension = ({ structureType }) => structureType === STRUCTURE_EXTENSION;
  const allowed = CONTROLLER_STRUCTURES[STRUCTURE_EXTENSION][room.controller.level];
  if (room.find(FIND_MY_STRUCTURES).filter(isExtension).length >= allowed) return;

  for (const { x, y } of chequers(spawn.pos)) {
    if (room.createConstructionSite(x, y, STRUCTURE_EXTENSION) === OK) return;
  }
};

/** The squares of one colour around a position, the nearest first: creeps walk on the other colour. */
function* chequers({ x, y }) {
  for (let distance = 2; distance <= FARTHEST; distance++) {
    for (let dx = -distance; dx <= distance; dx++) {
      for (let dy = -distance; dy <= distance; dy++) {
        const isRim = Math.max(Math.abs(dx), Math.abs(dy)) === distance;
        if (isRim && (dx + dy) % 2 === 0) yield { x: x + dx, y: y + dy };
      }
    }
  }
}
