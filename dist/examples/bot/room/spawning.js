"use strict";
const body = require("creep/body");
const roles = require("role/roles");
const census = require("room/census");
const demand = require("room/demand");

exports.run = (room) => {
  const spawn = room.find(FIND_MY_SPAWNS).find((one) => !one.spawning);
  if (!spawn) return;

  const crew = census.take(room);
  const count = (role) => (crew.get(role) || []).length;
  const short = demand.of(room).find(({ role, wanted }) => count(role) < wanted);
  if (!short) return;

  // Without harvesters the room never fills up, so it must not wait for a full house.
  const energy = count("harvester") === 0 ? room.energyAvailable : room.energyCapacityAvailable;
  spawn.spawnCreep(body(roles.named(short.role), energy), `${short.role}-${Game.time}`, {
    memory: { role: short.role, home: room.name },
  });
};
