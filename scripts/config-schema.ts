// The JSON schema of screeps-sync.yml, for editors: made from the table of settings. Draft 7 is what they read.
import { checkLevels, checks } from "../src/model/checks/checks.ts";
import { fileSettings } from "../src/model/config/config-schema.ts";
import { longestGlob } from "../src/model/glob/glob.ts";
import type { Setting } from "../src/model/settings/setting.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string", maxLength: 4096 };
const glob = { type: "string", maxLength: longestGlob };
const codeBranch = { type: "string", minLength: 1, maxLength: longestGlob };
const variable = { type: "string", pattern: "^\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}$" };

const server = {
  type: "object",
  additionalProperties: false,
  properties: {
    url: text,
    token: variable,
    username: text,
    password: variable,
    "server-password": variable,
    branch: codeBranch,
    optional: { type: "boolean" },
  },
};

const maps: Readonly<Record<string, Schema>> = {
  branches: {
    type: "object",
    additionalProperties: {
      anyOf: [codeBranch, { type: "object", additionalProperties: codeBranch, maxProperties: 50 }],
    },
    maxProperties: 500,
  },
  checks: {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(checks).map(([name, { what, usual }]) => [
        name,
        { enum: checkLevels, default: usual, description: what },
      ]),
    ),
  },
  servers: { type: "object", additionalProperties: { anyOf: [server, text, { type: "null" }] }, maxProperties: 50 },
};

const kinds: Readonly<Record<Setting["kind"], (setting: Setting, name: string) => Schema>> = {
  text: () => text,
  list: () => ({ anyOf: [glob, { type: "array", items: glob, maxItems: 500 }] }),
  switch: () => ({ type: "boolean" }),
  seconds: () => ({ type: "number", minimum: 0, maximum: 3600 }),
  count: () => ({ type: "integer", minimum: 0, maximum: 999_999 }),
  choice: ({ choices }) => ({ enum: choices }),
  yaml: (_setting, name) => maps[name] ?? {},
};

/** What a committed configuration may say, as JSON text. */
export function configSchema(): string {
  const properties = fileSettings.map(([name, setting]) => {
    const { default: usual, help, kind } = setting;
    const shown = usual === undefined ? {} : { default: usual };
    return [name, { description: help, ...kinds[kind](setting, name), ...shown }];
  });
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "https://raw.githubusercontent.com/screeps-sync/screeps-sync/v1/screeps-sync.schema.json",
    title: "screeps-sync.yml",
    description: "What screeps-sync deploys, and where to. Credentials do not belong here.",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
