"use strict";
const act = require("creep/act");
const cargo = require("creep/cargo");
const builder = require("role/builder");
const damage = require("room/damage");

exports.pattern = [WORK, CARRY, MOVE];
exports.most = 3;

exports.run = (creep) => {
  if (cargo.isLoading(creep)) return cargo.load(creep);
  const structure = damage.worst(creep.room);
  if (structure === null) builder.run(creep);
  else act(creep, "repair", structure);
};
