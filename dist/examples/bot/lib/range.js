"use strict";

// The bytes of lib/geometry.wasm were written by hand, instruction by instruction, from geometry.wat in the bot's folder
// (`wat2wasm geometry.wat -o src/lib/geometry.wasm` makes the same). The game gives a binary module as bytes.
const { range } = new WebAssembly.Instance(new WebAssembly.Module(require("lib/geometry")), {}).exports;

/** How many steps from one position to another in the same room, walls left aside. */
exports.between = (a, b) => range(a.x, a.y, b.x, b.y);

exports.nearest = (position, targets) => {
  let nearest = null;
  let least = Infinity;
  for (const target of targets) {
    const steps = exports.between(position, target.pos);
    if (steps < least) [nearest, least] = [target, steps];
  }
  return nearest;
};
