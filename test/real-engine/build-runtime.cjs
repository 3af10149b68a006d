"use strict";
// What the driver's own install script builds, without its snapshot (one made by this version of isolated-vm loses what
// the functions of lodash close over; the driver takes the bundle where there is no snapshot) and without a compiler.
const { join } = require("node:path");

const driver = join(__dirname, "node_modules", "@screeps", "driver");
// Its configuration names its files from its own folder.
process.chdir(driver);
const webpack = require(join(__dirname, "node_modules", "webpack"));
const { entry, output, resolve } = require(join(driver, "webpack.config.js"));

const ignored = new webpack.IgnorePlugin(/@screeps\/core/);
// The hash that webpack 3 uses by itself is one that today's OpenSSL has not.
const configuration = { entry, output: { ...output, hashFunction: "sha256" }, resolve, plugins: [ignored] };

webpack(configuration, (error, result) => {
  const failed = error ?? result.compilation.errors[0];
  if (failed !== undefined && failed !== null) throw failed;
  console.log(`built ${join(output.path, output.filename)}`);
});
