"use strict";
const census = require("room/census");

/** The source a harvester keeps to: the one with the fewest others. */
exports.assigned = (creep) => {
  if (!creep.memory.source) {
    const source = leastUsed(creep.room);
    if (source === null) return null;
    creep.memory.source = source.id;
  }
  return Game.getObjectById(creep.memory.source);
};

function leastUsed(room) {
  const harvesters = census.take(room).get("harvester") || [];
  const users = (source) => harvesters.filter((creep) => creep.memory.source === source.id).length;
  const [first] = room.find(FIND_SOURCES).sort((a, b) => users(a) - users(b));
  return first || null;
}
