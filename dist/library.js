"use strict";
exports.startEmulator = async (options) =>
  (await require("./load-bundle.js").loadBundle("c69d964336a9df7c").library()).startEmulator(options);
