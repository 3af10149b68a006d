#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`screeps-sync needs Node.js 22.19 or newer; this is ${process.version} (${process.execPath})`);
  process.exit(process.argv.includes("--strict") ? 2 : 0);
}
const { loadBundle } = await import("./load-bundle.js");
await loadBundle("b8a915e1eddc9b46").start("pre-push");
