"use strict";

const roles = {
  harvester: require("role/harvester"),
  hauler: require("role/hauler"),
  upgrader: require("role/upgrader"),
  builder: require("role/builder"),
  mason: require("role/mason"),
};

exports.named = (name) => roles[name];

/** A creep without a role of ours helps at the controller. */
exports.of = (creep) => roles[creep.memory.role] || roles.upgrader;
