"use strict";
const act = require("creep/act");
const cargo = require("creep/cargo");
const range = require("lib/range");
const sinks = require("room/sinks");

exports.pattern = [CARRY, CARRY, MOVE];
exports.most = 6;

exports.run = (creep) => {
  if (cargo.isLoading(creep)) return cargo.load(creep);
  const sink = range.nearest(creep.pos, sinks.of(creep.room));
  if (sink !== null) act(creep, "transfer", sink, RESOURCE_ENERGY);
};
