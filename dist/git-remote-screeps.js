#!/usr/bin/env node
const isHook = false;
function leave(found, help) {
  const stops = !isHook || process.argv.includes("--strict");
  const push = stops ? "the push is stopped, since install had --strict; " : "the push goes on without it; ";
  console.error("screeps-sync: " + found + "; " + (isHook ? push : "") + help);
  process.exit(stops ? 2 : 0);
}
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19))
  leave(
    "Node.js 22.19 or newer is needed, this is " + process.version + " (" + process.execPath + ")",
    isHook ? 'with a newer one in PATH, "screeps-sync install" mends it' : "run it with a newer one",
  );
async function start() {
  try {
    await require("./load-bundle.js").loadBundle("f167ee2338566844").start("git-remote-screeps");
  } catch (error) {
    if (error.code !== "SCREEPS_SYNC_NOT_WHOLE" && error.code !== "MODULE_NOT_FOUND") throw error;
    leave("the package is not whole, " + error.message.split("\n")[0], "npm install --force screeps-sync mends it");
  }
}
start();
