import { layoutSettings } from "../modules/layout.ts";
import { type Setting, toldLevels, what } from "./setting.ts";

const agreedBuild = { may: "agreed", why: "a commit starts no program that nobody agreed to" } as const;

/** The settings that say what the modules are and what is looked for in them. */
export const sourceSettings = {
  source: {
    kind: "text",
    value: "folder",
    commit: what,
    environment: "SCREEPS_SYNC_SOURCE",
    help: "folder of the commit that holds the modules (default: that of the only main.js)",
  },
  include: {
    kind: "list",
    value: "glob",
    commit: what,
    help: "files below the source folder that are modules (default: **/*.js and **/*.wasm)",
  },
  exclude: {
    kind: "list",
    value: "glob",
    commit: what,
    help: "files left out (default: node_modules, tests, *.d.ts and tool configuration)",
  },
  layout: {
    kind: "choice",
    choices: layoutSettings,
    default: "auto",
    commit: what,
    environment: "SCREEPS_SYNC_LAYOUT",
    help: "how role/miner.js is named: role/miner, role.miner, role_miner, miner; auto: as the code's own requires say",
  },
  from: {
    kind: "choice",
    choices: ["commit", "folder"],
    default: "commit",
    commit: what,
    help: "where the modules are: in the commit, or in a folder that a build writes and git may ignore",
  },
  build: {
    kind: "text",
    value: "command",
    commit: agreedBuild,
    environment: "SCREEPS_SYNC_BUILD",
    help: "command that makes the folder, run before it is read, without any credential in its environment",
  },
  checks: {
    kind: "yaml",
    value: "levels",
    commit: toldLevels,
    help: 'how bad a finding is: error, warn or off by check, such as "missing-module: warn"',
  },
  stamp: {
    kind: "text",
    value: "module",
    commit: what,
    help: "write a module of this name that holds commit, ref, time and tree (default: none)",
  },
  "source-maps": {
    kind: "switch",
    default: true,
    commit: what,
    help: "make a module of main.js.map beside main.js",
  },
} as const satisfies Record<string, Setting>;
