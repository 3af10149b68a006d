"use strict";
const act = require("creep/act");
const cargo = require("creep/cargo");
const range = require("lib/range");
const upgrader = require("role/upgrader");

exports.pattern = [WORK, CARRY, MOVE];
exports.most = 5;

exports.run = (creep) => {
  if (cargo.isLoading(creep)) return cargo.load(creep);
  const site = range.nearest(creep.pos, creep.room.find(FIND_MY_CONSTRUCTION_SITES));
  if (site === null) upgrader.run(creep);
  else act(creep, "build", site);
};
