import { healthSettings } from "../health/health-settings.ts";
import { reserveSettings } from "../limits/reserve-settings.ts";
import { accountSettings } from "./account-settings.ts";
import { boundSettings } from "./bound-settings.ts";
import { agreedOrigin, ownRun, type Setting, told, what, where } from "./setting.ts";
import { sourceSettings } from "./source-settings.ts";

/** The one table of settings: flags, inputs, keys of screeps-sync.yml and their help text are made from it. */
export const settings = {
  ...sourceSettings,
  ...healthSettings,
  branches: {
    kind: "yaml",
    value: "rules",
    commit: where,
    help: 'rules from git branch to code branch, first match wins: "main: default", "feature/*: f-{slug}", "pull/*: pr-{number}", "tag:v*: release"; "reserve:main: default" may use what reserve-writes keeps',
  },
  branch: {
    kind: "text",
    value: "name",
    commit: ownRun,
    environment: "SCREEPS_BRANCH",
    help: "code branch to use, whatever the rules say; for a backup also several, with commas between",
  },
  server: {
    kind: "text",
    value: "url",
    commit: agreedOrigin,
    environment: "SCREEPS_SERVER",
    help: "world root, or the name of a server in the file (default: https://screeps.com)",
  },
  servers: {
    kind: "yaml",
    value: "map",
    commit: agreedOrigin,
    help: "several servers by name: { url, token, optional, ... }",
  },
  ...accountSettings,
  "on-drift": {
    kind: "choice",
    choices: ["keep", "refuse", "overwrite"],
    default: "keep",
    commit: told("overwrite"),
    help: "live code from elsewhere: keep a copy and overwrite, refuse, or overwrite",
  },
  ...boundSettings,
  ...reserveSettings,
  "case-clash": {
    kind: "choice",
    choices: ["allow", "refuse"],
    default: "allow",
    commit: what,
    help: "module names that differ in letter case only",
  },
  "record-prefix": {
    kind: "text",
    value: "name",
    default: "live",
    commit: where,
    help: "first word of the git branches that records are pushed to: live/<server>/<branch>",
  },
  "dry-run": { kind: "switch", default: false, commit: ownRun, help: "compare only, send nothing that writes" },
  prune: {
    kind: "switch",
    default: false,
    commit: { may: "yes", why: "removes only what a commit can bring back" },
    help: "after a deploy, remove code branches that a rule made and whose git branch or pull request is gone, as clean does",
  },
  verify: {
    kind: "switch",
    default: true,
    commit: told(false),
    help: "read the branch back after the write and compare",
  },
  "allow-shrink": {
    kind: "switch",
    default: false,
    commit: told(true),
    help: "allow a set with less than a tenth of the live modules",
  },
  config: {
    kind: "text",
    value: "path",
    default: "screeps-sync.yml",
    commit: ownRun,
    environment: "SCREEPS_SYNC_CONFIG",
    help: "configuration file, read from the commit",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
