"use strict";
// Loaded first by each part of the engine. The driver finds paths with a C++ module that would need a compiler and Node's
// headers on every machine; here it is a stand-in that finds none. Code of players runs as it does with it, as long as it
// does not ask for a path (`moveTo`, `PathFinder.search`): then it throws, and says why.
const Module = require("node:module");
const { runInThisContext } = require("node:vm");

const standIn = `({
  version: 11,
  loadTerrain() {},
  search() { throw new Error("This server was built without its path finder") },
})`;

const nativePath = /native\/build\/Release\/native(\.node)?$/;
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  nativePath.test(request) ? __filename : resolve.call(Module, request, ...rest);

// isolated-vm loads the module once more, into the isolate of each player.
const intoIsolates = "new ivm.NativeModule(require.resolve(nativeModPath))";
const compile = Module.prototype._compile;
Module.prototype._compile = function compileWithStandIn(source, path, ...rest) {
  return compile.call(this, source.replace(intoIsolates, "native"), path, ...rest);
};

// The same text inside an isolate and outside of it.
module.exports = runInThisContext(standIn);
module.exports.create = (context) => context.eval(standIn, { reference: true });
