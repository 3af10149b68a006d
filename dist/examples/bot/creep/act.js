"use strict";

/** Does something with a target, or goes a step nearer: `act(creep, "transfer", spawn, RESOURCE_ENERGY)`. */
module.exports = function act(creep, action, target, ...rest) {
  const result = creep[action](target, ...rest);
  if (result === ERR_NOT_IN_RANGE) creep.moveTo(target, { reusePath: 10 });
  return result;
};
