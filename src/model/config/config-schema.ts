import * as v from "valibot";
import { type CheckName, checkLevels, checks } from "../checks/checks.ts";
import { longestGlob } from "../glob/glob.ts";
import { isPullPattern, templatesOf } from "../settings/branch-rules.ts";
import type { YamlSetting } from "../settings/read-settings.ts";
import type { Setting } from "../settings/setting.ts";
import { settings } from "../settings/settings.ts";

/** Far more than anyone needs, and little enough for whatever reads them. */
const most = { text: 4096, rules: 500, folders: 50, servers: 50, seconds: 3600, count: 999_999 } as const;
const someText = v.pipe(v.string(), v.maxLength(most.text, `is longer than ${most.text} characters`));

const glob = v.pipe(v.string(), v.maxLength(longestGlob, `is longer than ${longestGlob} characters`));
const needsBranch = "needs a code branch, or a map from folder to code branch";
const codeBranch = v.pipe(v.string(), v.minLength(1, "needs a code branch"), v.maxLength(longestGlob, "is too long"));

const folders = v.pipe(
  v.array(v.strictObject({ folder: someText, template: codeBranch })),
  v.maxLength(most.folders, `has more than ${most.folders} folders`),
);
const rules = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        pattern: glob,
        template: v.union([codeBranch, folders], needsBranch),
        reserve: v.optional(v.boolean()),
      }),
      v.check(
        ({ pattern, template }) => isPullPattern(pattern) || !templatesOf(template).join("").includes("{number}"),
        'has {number}, which pull requests alone have: "pull/*": "pr-{number}"',
      ),
    ),
    "must be a map from git branch to code branch",
  ),
  v.maxLength(most.rules, `has more than ${most.rules} rules`),
);

const reference = v.pipe(
  v.string(),
  v.regex(
    /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/,
    'is a credential written out: a committed file may only name a variable, such as "${SCREEPS_TOKEN}"',
  ),
);

const server = v.strictObject({
  name: someText,
  url: v.optional(someText),
  token: v.optional(reference),
  username: v.optional(someText),
  password: v.optional(reference),
  serverPassword: v.optional(reference),
  branch: v.optional(codeBranch),
  optional: v.optional(v.boolean()),
});
const serversMap = "must be a map from name to server";
const servers = v.pipe(v.array(server, serversMap), v.maxLength(most.servers, `has more than ${most.servers} servers`));
/** A person may say of a server of his that plain http will do; a commit may not. */
const givenServers = v.array(v.strictObject({ ...server.entries, allowHttp: v.optional(v.boolean()) }), serversMap);

export const levelNames = Object.keys(checks) as CheckName[];
const levels = v.strictObject(
  Object.fromEntries(levelNames.map((name) => [name, v.optional(v.picklist(checkLevels))])),
  "must be a map from check to error, warn or off",
);

const yamlSchemas = { branches: rules, checks: levels, servers };

const schemas = {
  text: () => someText,
  list: () =>
    v.union([
      v.pipe(v.array(glob), v.maxLength(most.rules, `has more than ${most.rules} globs`)),
      v.pipe(
        glob,
        v.transform((text) => [text]),
      ),
    ]),
  switch: () => v.boolean(),
  // A commit cannot make anybody wait without end.
  seconds: () => v.pipe(v.number(), v.minValue(0), v.maxValue(most.seconds, `is more than ${most.seconds} s`)),
  count: () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most.count, `is more than ${most.count}`)),
  choice: (setting: Setting) => v.picklist(setting.choices ?? []),
  yaml: (_setting: Setting, name: string) => yamlSchemas[name as YamlSetting],
};

/** The settings that a committed file may have. */
export const fileSettings = Object.entries<Setting>(settings).filter(([, { commit }]) => commit.may !== "no");
/** What a commit may say. */
export const committed = v.strictObject(
  Object.fromEntries(fileSettings.map(([name, setting]) => [name, v.optional(schemas[setting.kind](setting, name))])),
);
/** What a person may say in the same form: also how a credential travels to a server of his. */
export const given = v.strictObject({ ...committed.entries, servers: v.optional(givenServers) });
