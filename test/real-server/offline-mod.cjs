"use strict";
// A server mod. Before it listens, the backend asks the Steam Web API which methods it has, and asks again every second
// for as long as that fails. Here the answer is «ready» at once, so that the server starts without a network. Signing in
// through Steam cannot work then; nothing else of the server changes.
module.exports = function stayOffline(config) {
  // The storage process loads the same mods, and has no Steam.
  if (config.backend === undefined) return;
  const steamApi = require("steam-webapi");
  steamApi.ready = (...args) => args.at(-1)(null);
};
