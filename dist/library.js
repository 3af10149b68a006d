"use strict";
exports.startEmulator = async (options) =>
  (await require("./load-bundle.js").loadBundle("f167ee2338566844").library()).startEmulator(options);
