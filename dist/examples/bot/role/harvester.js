"use strict";
const act = require("creep/act");
const range = require("lib/range");
const census = require("room/census");
const sinks = require("room/sinks");
const sources = require("room/sources");

exports.pattern = [WORK, WORK, CARRY, MOVE];
exports.most = 3;

exports.run = (creep) => {
  if (creep.store.getFreeCapacity() > 0) {
    const source = sources.assigned(creep);
    if (source !== null) act(creep, "harvest", source);
  } else if (census.take(creep.room).has("hauler")) {
    creep.drop(RESOURCE_ENERGY); // Into the container below, or to the ground: a hauler comes for it.
  } else {
    const sink = range.nearest(creep.pos, sinks.of(creep.room));
    if (sink !== null) act(creep, "transfer", sink, RESOURCE_ENERGY);
  }
};
