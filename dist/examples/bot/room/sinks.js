"use strict";

const URGENCY = [[STRUCTURE_SPAWN, STRUCTURE_EXTENSION], [STRUCTURE_TOWER], [STRUCTURE_STORAGE]];

/** Where energy is needed: the structures of the most urgent kind that has room for some. */
exports.of = (room) => {
  const open = room.find(FIND_MY_STRUCTURES).filter(({ store }) => store && store.getFreeCapacity(RESOURCE_ENERGY) > 0);
  const ofKinds = (kinds) => open.filter(({ structureType }) => kinds.includes(structureType));
  return URGENCY.map(ofKinds).find((structures) => structures.length > 0) || [];
};
