"use strict";
const cpu = require("lib/cpu");
const guard = require("lib/guard");
const journal = require("lib/journal");
const memory = require("lib/memory");
const roles = require("role/roles");
const colony = require("room/colony");

module.exports.loop = function loop() {
  memory.sweep();

  const colonies = Object.values(Game.rooms).filter((room) => room.controller && room.controller.my);
  for (const room of colonies) guard(`room ${room.name}`, () => colony.run(room));

  for (const creep of Object.values(Game.creeps)) {
    if (creep.spawning) continue;
    if (cpu.isShort()) break;
    guard(`creep ${creep.name}`, () => roles.of(creep).run(creep));
  }

  journal.write(colonies);
};
