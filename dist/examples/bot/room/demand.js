"use strict";
const damage = require("room/damage");

/** How many creeps of each role a room can use, the most needed first; a role comes again where it can use more. */
exports.of = (room) => {
  const sources = room.find(FIND_SOURCES).length;
  const hasSites = room.find(FIND_MY_CONSTRUCTION_SITES).length > 0;
  // Two for each source, until one alone is strong enough to empty it.
  const harvesters = room.energyCapacityAvailable < 900 ? sources * 2 : sources;
  return [
    { role: "harvester", wanted: 1 },
    { role: "hauler", wanted: 1 },
    { role: "upgrader", wanted: 1 },
    { role: "harvester", wanted: harvesters },
    { role: "hauler", wanted: sources },
    { role: "builder", wanted: hasSites ? 2 : 0 },
    { role: "mason", wanted: damage.worst(room) === null ? 0 : 1 },
    { role: "upgrader", wanted: 3 },
  ];
};
