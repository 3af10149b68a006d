"use strict";

const costOf = (parts) => parts.reduce((sum, part) => sum + BODYPART_COST[part], 0);

/** A pattern of parts, as many times as the energy pays for; once at least. */
module.exports = function body({ pattern, most }, energy) {
  const times = Math.min(most, Math.floor(energy / costOf(pattern)), Math.floor(MAX_CREEP_SIZE / pattern.length));
  return Array.from({ length: Math.max(1, times) }, () => pattern).flat();
};
