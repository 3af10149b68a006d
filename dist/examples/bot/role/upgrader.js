"use strict";
const act = require("creep/act");
const cargo = require("creep/cargo");

exports.pattern = [WORK, CARRY, MOVE];
exports.most = 5;

exports.run = (creep) => {
  if (cargo.isLoading(creep)) cargo.load(creep);
  else act(creep, "upgradeController", creep.room.controller);
};
