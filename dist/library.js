"use strict";
exports.startEmulator = async (options) =>
  (await require("./load-bundle.js").loadBundle("4b343921fd7fc2d5").library()).startEmulator(options);
