import { bound, type CommitWord, ownRun, secret, secretWay, told, what, where } from "./commit-word.ts";
import { sourceSettings } from "./source-settings.ts";

export interface Setting {
  /** `text` one value · `list` several · `switch` on or off · `choice` one of `choices` · `seconds` a duration · `yaml` a small YAML map. */
  readonly kind: "text" | "list" | "switch" | "choice" | "seconds" | "yaml";
  readonly help: string;
  /** Every setting is a flag and an input; this says whether a committed file may have it too. */
  readonly commit: CommitWord;
  readonly choices?: readonly string[];
  /** Shown in help and put in by `settingDefaults`; per place where they differ. */
  readonly default?: string | number | boolean;
  /** Read from here when neither flag nor input gives it. */
  readonly environment?: string;
  readonly secret?: boolean;
  /** Name of the value in help texts. */
  readonly value?: string;
}

const agreedOrigin = { may: "agreed", why: "an origin that only a commit names gets no credential" } as const;

/** The one table of settings: flags, inputs, keys of screeps-sync.yml and their help text are made from it. */
export const settings = {
  ...sourceSettings,
  branches: {
    kind: "yaml",
    value: "rules",
    commit: where,
    help: 'rules from git branch to code branch, first match wins: "main: default", "feature/*: f-{slug}", "tag:v*: release"',
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
  "allow-host": {
    kind: "list",
    value: "origin",
    commit: secretWay,
    environment: "SCREEPS_SYNC_ALLOW_HOST",
    help: "origin of a server in the file that may get your credentials, such as http://127.0.0.1:21025; a host alone means https",
  },
  "allow-http": {
    kind: "switch",
    commit: secretWay,
    environment: "SCREEPS_SYNC_ALLOW_HTTP",
    help: "allow plain http to a host that is not this machine",
  },
  "allow-variables": {
    kind: "list",
    value: "name",
    commit: secretWay,
    environment: "SCREEPS_SYNC_ALLOW_VARIABLES",
    help: "variables that servers of the file may name as credentials, besides SCREEPS_*",
  },
  token: {
    kind: "text",
    value: "token",
    commit: secret,
    environment: "SCREEPS_TOKEN",
    secret: true,
    help: "auth token with full access (account settings of the game); better in the environment than on a command line",
  },
  "token-in": {
    kind: "choice",
    choices: ["header", "query"],
    default: "header",
    commit: secretWay,
    environment: "SCREEPS_SYNC_TOKEN_IN",
    help: "where the token goes: X-Token header, or _token in the address",
  },
  username: {
    kind: "text",
    value: "name",
    commit: secret,
    environment: "SCREEPS_USERNAME",
    help: "user name or e-mail, for servers without tokens",
  },
  password: {
    kind: "text",
    value: "password",
    commit: secret,
    environment: "SCREEPS_PASSWORD",
    secret: true,
    help: "password of that user",
  },
  "server-password": {
    kind: "text",
    value: "password",
    commit: secret,
    environment: "SCREEPS_SERVER_PASSWORD",
    secret: true,
    help: "password of a private server as a whole",
  },
  "on-drift": {
    kind: "choice",
    choices: ["keep", "refuse", "overwrite"],
    default: "keep",
    commit: told("overwrite"),
    help: "live code from elsewhere: keep a copy and overwrite, refuse, or overwrite",
  },
  "max-wait": {
    kind: "seconds",
    value: "seconds",
    default: 60,
    commit: bound,
    environment: "SCREEPS_SYNC_MAX_WAIT",
    help: "bound on all waiting together",
  },
  timeout: {
    kind: "seconds",
    value: "seconds",
    default: 30,
    commit: bound,
    environment: "SCREEPS_SYNC_TIMEOUT",
    help: "bound on each request",
  },
  deadline: {
    kind: "seconds",
    value: "seconds",
    default: 300,
    commit: bound,
    environment: "SCREEPS_SYNC_DEADLINE",
    help: "bound on the whole run",
  },
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
  "dry-run": { kind: "switch", commit: ownRun, help: "compare only, send nothing that writes" },
  verify: {
    kind: "switch",
    default: true,
    commit: told(false),
    help: "read the branch back after the write and compare",
  },
  "allow-shrink": {
    kind: "switch",
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
