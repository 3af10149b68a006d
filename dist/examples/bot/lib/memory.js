"use strict";

/** Forgets the creeps that are no more. */
exports.sweep = () => {
  for (const name of Object.keys(Memory.creeps || {})) {
    if (!(name in Game.creeps)) delete Memory.creeps[name];
  }
};
