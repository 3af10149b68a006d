import { sourceSettings } from "./source-settings.ts";

/** Where a setting can be given. Every key of the file is also a flag and an input of the same name. */
export type Place = "flag" | "input" | "file";

export interface Setting {
  /** `text` one value · `list` several · `switch` on or off · `choice` one of `choices` · `seconds` a duration · `yaml` a small YAML map. */
  readonly kind: "text" | "list" | "switch" | "choice" | "seconds" | "yaml";
  readonly help: string;
  readonly places: readonly Place[];
  readonly choices?: readonly string[];
  /** Shown in help and put in by `settingDefaults`; per place where they differ. */
  readonly default?: string | number | boolean;
  /** Read from here when neither flag nor input gives it. */
  readonly environment?: string;
  readonly secret?: boolean;
  /** Name of the value in help texts. */
  readonly value?: string;
}

const everywhere = ["flag", "input", "file"] as const;
const notInFile = ["flag", "input"] as const;

/** The one table of settings: flags, inputs, keys of screeps-sync.yml and their help text are made from it. */
export const settings = {
  ...sourceSettings,
  branches: {
    kind: "yaml",
    value: "rules",
    places: everywhere,
    help: 'rules from git branch to code branch, first match wins: "main: default", "feature/*: f-{slug}", "tag:v*: release"',
  },
  branch: {
    kind: "text",
    value: "name",
    places: notInFile,
    environment: "SCREEPS_BRANCH",
    help: "code branch to use, whatever the rules say; for a backup also several, with commas between",
  },
  server: {
    kind: "text",
    value: "url",
    places: everywhere,
    environment: "SCREEPS_SERVER",
    help: "world root, or the name of a server in the file (default: https://screeps.com)",
  },
  servers: {
    kind: "yaml",
    value: "map",
    places: everywhere,
    help: "several servers by name: { url, token, optional, ... }",
  },
  "allow-host": {
    kind: "list",
    value: "host",
    places: notInFile,
    environment: "SCREEPS_SYNC_ALLOW_HOST",
    help: "host of a server in the file that may get your credentials, besides screeps.com and loopback",
  },
  "allow-http": { kind: "switch", places: everywhere, help: "allow plain http to a host that is not this machine" },
  token: {
    kind: "text",
    value: "token",
    places: notInFile,
    environment: "SCREEPS_TOKEN",
    secret: true,
    help: "auth token with full access (account settings of the game); better in the environment than on a command line",
  },
  "token-in": {
    kind: "choice",
    choices: ["header", "query"],
    default: "header",
    places: everywhere,
    help: "where the token goes: X-Token header, or _token in the address",
  },
  username: {
    kind: "text",
    value: "name",
    places: notInFile,
    environment: "SCREEPS_USERNAME",
    help: "user name or e-mail, for servers without tokens",
  },
  password: {
    kind: "text",
    value: "password",
    places: notInFile,
    environment: "SCREEPS_PASSWORD",
    secret: true,
    help: "password of that user",
  },
  "server-password": {
    kind: "text",
    value: "password",
    places: notInFile,
    environment: "SCREEPS_SERVER_PASSWORD",
    secret: true,
    help: "password of a private server as a whole",
  },
  "on-drift": {
    kind: "choice",
    choices: ["keep", "refuse", "overwrite"],
    default: "keep",
    places: everywhere,
    help: "live code from elsewhere: keep a copy and overwrite, refuse, or overwrite",
  },
  "max-wait": {
    kind: "seconds",
    value: "seconds",
    default: 60,
    places: everywhere,
    environment: "SCREEPS_SYNC_MAX_WAIT",
    help: "bound on all waiting together",
  },
  timeout: {
    kind: "seconds",
    value: "seconds",
    default: 30,
    places: everywhere,
    environment: "SCREEPS_SYNC_TIMEOUT",
    help: "bound on each request",
  },
  deadline: {
    kind: "seconds",
    value: "seconds",
    default: 300,
    places: everywhere,
    environment: "SCREEPS_SYNC_DEADLINE",
    help: "bound on the whole run",
  },
  "case-clash": {
    kind: "choice",
    choices: ["allow", "refuse"],
    default: "allow",
    places: everywhere,
    help: "module names that differ in letter case only",
  },
  "dry-run": { kind: "switch", places: notInFile, help: "compare only, send nothing that writes" },
  verify: {
    kind: "switch",
    default: true,
    places: everywhere,
    help: "read the branch back after the write and compare",
  },
  "allow-shrink": { kind: "switch", places: notInFile, help: "allow a set with less than a tenth of the live modules" },
  config: {
    kind: "text",
    value: "path",
    default: "screeps-sync.yml",
    places: notInFile,
    environment: "SCREEPS_SYNC_CONFIG",
    help: "configuration file, read from the commit",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
