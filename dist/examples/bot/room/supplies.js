"use strict";

const WORTH_A_WALK = 50;
const STORES = [STRUCTURE_CONTAINER, STRUCTURE_STORAGE];

/** Where energy can be had without digging: on the ground first, because there it decays. */
exports.of = (room) => {
  const dropped = room
    .find(FIND_DROPPED_RESOURCES)
    .filter(({ resourceType, amount }) => resourceType === RESOURCE_ENERGY && amount >= WORTH_A_WALK);
  if (dropped.length > 0) return dropped;
  return room
    .find(FIND_STRUCTURES)
    .filter(({ structureType, store }) => STORES.includes(structureType) && store[RESOURCE_ENERGY] >= WORTH_A_WALK);
};
