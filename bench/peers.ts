import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type StandIn, TOKEN } from "./server.ts";
import type { Tool } from "./tools.ts";

const packages = join(import.meta.dirname, "../test/clients/node_modules");

/** The uploaders that people start from their build; none where they are not installed. They write without a check. */
export function taskPeers(standIn: StandIn, folder: string): readonly Tool[] {
  if (existsSync(packages)) return [rollupPlugin(standIn, folder), gruntPlugin(standIn, folder)];
  console.error("Cannot measure rollup-plugin-screeps and grunt-screeps: npm run clients:install brings them");
  return [];
}

/** With the least to bundle there can be: main.js goes through as it is, so that no build is measured. */
function rollupPlugin({ port }: StandIn, folder: string): Tool {
  const server = { protocol: "http", hostname: "127.0.0.1", port, path: "/", branch: "default", token: TOKEN };
  const config = join(folder, "rollup.config.cjs");
  writeFileSync(
    config,
    `const screeps = require(${JSON.stringify(join(packages, "rollup-plugin-screeps"))});
const { readFileSync } = require("node:fs");
const { resolve } = require("node:path");
const main = resolve("dist/main.js");
const asItIs = { name: "as it is", load: () => "", renderChunk: () => ({ code: readFileSync(main, "utf8"), map: null }) };
const plugins = [asItIs, screeps({ config: ${JSON.stringify(server)} })];
module.exports = { input: main, treeshake: false, onwarn() {}, output: { file: main, format: "cjs" }, plugins };
`,
  );
  const argv = [process.execPath, join(packages, "rollup/dist/bin/rollup"), "--silent", "-c", config];
  return { name: "rollup-plugin-screeps@1.0.1", kind: "peer", deploys: true, argv: () => argv };
}

/** Grunt without its command line, which only looks for the Grunt of a project. */
function gruntPlugin({ port }: StandIn, folder: string): Tool {
  const options = { server: { host: "127.0.0.1", port, http: true }, token: TOKEN, branch: "default" };
  const screeps = { options, bot: { src: ["dist/**/*.js"] } };
  const gruntfile = join(folder, "Gruntfile.cjs");
  const load = `grunt.loadTasks(${JSON.stringify(join(packages, "grunt-screeps/tasks"))})`;
  writeFileSync(
    gruntfile,
    `module.exports = (grunt) => (${load}, grunt.initConfig(${JSON.stringify({ screeps })}));\n`,
  );
  const start = `require(process.argv[1]).tasks(["screeps"], { gruntfile: process.argv[2], base: process.cwd() })`;
  const argv = [process.execPath, "-e", start, join(packages, "grunt"), gruntfile];
  return { name: "grunt-screeps@1.5.0", kind: "peer", deploys: true, argv: () => argv };
}
