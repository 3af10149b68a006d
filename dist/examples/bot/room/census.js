"use strict";

/** The creeps that belong to a room, by role; those in the making count. */
exports.take = (room) => {
  const crew = new Map();
  for (const creep of Object.values(Game.creeps)) {
    const { home, role } = creep.memory;
    if (home === room.name) crew.set(role, [...(crew.get(role) || []), creep]);
  }
  return crew;
};
