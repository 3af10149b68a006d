"use strict";
const census = require("room/census");

const EVERY = 100; // ticks

exports.write = (colonies) => {
  if (Game.time % EVERY !== 0) return;
  for (const room of colonies) {
    const crew = [...census.take(room)].map(([role, creeps]) => `${creeps.length} ${role}`).join(", ");
    console.log(`${Game.time} ${room.name}: level ${room.controller.level}, ${room.energyAvailable} energy, ${crew}`);
  }
};
