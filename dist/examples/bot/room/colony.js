"use strict";
const construction = require("room/construction");
const spawning = require("room/spawning");
const towers = require("room/towers");

/** One tick of a room of ours. Defence first: what comes after it may be cut off. */
exports.run = (room) => {
  towers.run(room);
  spawning.run(room);
  construction.run(room);
};
