"use strict";
const act = require("creep/act");
const range = require("lib/range");
const supplies = require("room/supplies");

/** A creep loads to the brim and then works until it is empty, so that it does not walk for every bit. */
exports.isLoading = (creep) => {
  if (creep.store[RESOURCE_ENERGY] === 0) creep.memory.loading = true;
  else if (creep.store.getFreeCapacity() === 0) creep.memory.loading = false;
  return creep.memory.loading === true;
};

/** Takes energy from where it lies, or digs for it. */
exports.load = (creep) => {
  const supply = range.nearest(creep.pos, supplies.of(creep.room));
  if (supply !== null) {
    if (supply instanceof Resource) act(creep, "pickup", supply);
    else act(creep, "withdraw", supply, RESOURCE_ENERGY);
    return;
  }
  if (creep.getActiveBodyparts(WORK) === 0) return;
  const source = range.nearest(creep.pos, creep.room.find(FIND_SOURCES_ACTIVE));
  if (source !== null) act(creep, "harvest", source);
};
