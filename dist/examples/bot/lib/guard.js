"use strict";

/** One task that fails must not keep the others from their turn. */
module.exports = function guard(what, task) {
  try {
    task();
  } catch (error) {
    console.log(`${what}: ${error.stack}`);
  }
};
