"use strict";

// A script that uses up its tick is cut off wherever it is, so a part of the tick stays free for the end of the loop.
const RESERVE = 0.1;

exports.isShort = () => Game.cpu.getUsed() > Game.cpu.tickLimit * (1 - RESERVE);

/** Is there enough saved for work that can wait? */
exports.hasSavings = () => Game.cpu.bucket > 2000;
