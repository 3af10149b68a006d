import { type Setting, secret, secretWay } from "./setting.ts";

/** The settings that say who we are, and whom that may be told. */
export const accountSettings = {
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
} as const satisfies Record<string, Setting>;
