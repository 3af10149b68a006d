import { layoutSettings } from "./layout.ts";
import type { Setting } from "./settings.ts";

const everywhere = ["flag", "input", "file"] as const;

/** The settings that say what the modules are and what is looked for in them. */
export const sourceSettings = {
  source: {
    kind: "text",
    value: "folder",
    places: everywhere,
    environment: "SCREEPS_SYNC_SOURCE",
    help: "folder of the commit that holds the modules (default: that of the only main.js)",
  },
  include: {
    kind: "list",
    value: "glob",
    places: everywhere,
    help: "files below the source folder that are modules (default: **/*.js and **/*.wasm)",
  },
  exclude: {
    kind: "list",
    value: "glob",
    places: everywhere,
    help: "files left out (default: node_modules, tests, *.d.ts and tool configuration)",
  },
  layout: {
    kind: "choice",
    choices: layoutSettings,
    default: "auto",
    places: everywhere,
    environment: "SCREEPS_SYNC_LAYOUT",
    help: "how role/miner.js is named: role/miner, role.miner, role_miner, miner; auto: as the code's own requires say",
  },
  from: {
    kind: "choice",
    choices: ["commit", "folder"],
    default: "commit",
    places: everywhere,
    help: "where the modules are: in the commit, or in a folder that a build writes and git may ignore",
  },
  build: {
    kind: "text",
    value: "command",
    places: everywhere,
    help: "command that makes the folder, run before it is read, without any credential in its environment",
  },
  checks: {
    kind: "yaml",
    value: "levels",
    places: everywhere,
    help: 'how bad a finding is: error, warn or off by check, such as "missing-module: warn"',
  },
  stamp: {
    kind: "text",
    value: "module",
    places: everywhere,
    help: "write a module of this name that holds commit, ref, time and tree (default: none)",
  },
  "source-maps": {
    kind: "switch",
    default: true,
    places: everywhere,
    help: "make a module of main.js.map beside main.js",
  },
} as const satisfies Record<string, Setting>;
