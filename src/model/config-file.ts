import * as v from "valibot";
import { isMap, isPair, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { type CheckName, checkLevels, checks } from "./checks.ts";
import { didYouMean } from "./did-you-mean.ts";
import { UsageError } from "./errors.ts";
import type { YamlSetting } from "./read-settings.ts";
import type { SettingValues } from "./setting-values.ts";
import { type Setting, settings } from "./settings.ts";
import { yamlValue } from "./yaml-value.ts";

/**
 * Reads `screeps-sync.yml`: every value checked, errors with line and column.
 * @param text the file as committed
 * @param where how to name it in a message, for example `screeps-sync.yml of 1a2b3c4`
 * @throws UsageError for bad YAML, an unknown key, a wrong type, or a credential written out
 */
export function parseConfigFile(text: string, where: string): SettingValues {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [bad] = [...document.errors, ...document.warnings];
  if (bad !== undefined) throw refusal(where, position(lines, bad.pos[0]), `is not YAML: ${bad.message}`);
  if (document.contents === null) return {};
  if (!isMap(document.contents)) throw refusal(where, "1:1", "must be a map of settings, such as `source: src`");
  const value = yamlValue(document, where);
  const result = v.safeParse(fileSchema, plain(value));
  if (result.success) return result.output as SettingValues;
  const [issue] = result.issues;
  throw refusal(where, position(lines, offsetOf(document.contents, pathOf(issue))), explain(issue));
}

/** One setting whose value is YAML, given as a flag or an input. */
export function parseYamlSetting(name: YamlSetting, text: string, where: string): SettingValues {
  const indented = text.split("\n").map((line) => `  ${line}`);
  return parseConfigFile(`${name}:\n${indented.join("\n")}\n`, where);
}

const needsBranch = "needs a code branch, or a map from folder to code branch";
const codeBranch = v.pipe(v.string(), v.minLength(1, "needs a code branch"));

const rules = v.array(
  v.strictObject({
    pattern: v.string(),
    template: v.union([codeBranch, v.array(v.strictObject({ folder: v.string(), template: codeBranch }))], needsBranch),
  }),
  "must be a map from git branch to code branch",
);

const reference = v.pipe(
  v.string(),
  v.regex(
    /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/,
    'is a credential written out: a committed file may only name a variable, such as "${SCREEPS_TOKEN}"',
  ),
);

const server = v.strictObject({
  name: v.string(),
  url: v.optional(v.string()),
  token: v.optional(reference),
  username: v.optional(v.string()),
  password: v.optional(reference),
  serverPassword: v.optional(reference),
  allowHttp: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
});

const levelNames = Object.keys(checks) as CheckName[];
const levels = v.strictObject(
  Object.fromEntries(levelNames.map((name) => [name, v.optional(v.picklist(checkLevels))])),
  "must be a map from check to error, warn or off",
);

const yamlSchemas = { branches: rules, checks: levels, servers: v.array(server, "must be a map from name to server") };

const schemas = {
  text: () => v.string(),
  list: () =>
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((text) => [text]),
      ),
    ]),
  switch: () => v.boolean(),
  seconds: () => v.pipe(v.number(), v.minValue(0)),
  choice: (setting: Setting) => v.picklist(setting.choices ?? []),
  yaml: (_setting: Setting, name: string) => yamlSchemas[name as YamlSetting],
};

const fileSettings = Object.entries<Setting>(settings).filter(([, setting]) => setting.places.includes("file"));
const fileSchema = v.strictObject(
  Object.fromEntries(fileSettings.map(([name, setting]) => [name, v.optional(schemas[setting.kind](setting, name))])),
);

/** Maps become objects, except that the order of rules matters and that names of servers are theirs to choose. */
function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([key, inner]) => [key, plainSetting(key, inner)]));
}

function plainSetting(key: unknown, value: unknown): unknown {
  if (key === "branches") return rulesOf(value);
  if (key === "servers") return serversOf(value);
  return key === "checks" && value instanceof Map ? Object.fromEntries(value) : value;
}

function rulesOf(value: unknown): unknown {
  return value instanceof Map
    ? [...value].map(([pattern, template]) => ({ pattern: String(pattern), template: foldersOf(template) }))
    : value;
}

function foldersOf(value: unknown): unknown {
  return value instanceof Map ? [...value].map(([folder, template]) => ({ folder: String(folder), template })) : value;
}

const spelling: Record<string, string> = { "server-password": "serverPassword", "allow-http": "allowHttp" };

function serversOf(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  return [...value].map(([name, entry]) => {
    if (!(entry instanceof Map)) return { name: String(name), url: entry ?? undefined };
    return {
      ...Object.fromEntries([...entry].map(([key, inner]) => [spelling[key] ?? key, inner])),
      name: String(name),
    };
  });
}

type Issue = v.BaseIssue<unknown>;

function pathOf(issue: Issue): readonly unknown[] {
  return issue.path?.map((item) => item.key) ?? [];
}

function explain(issue: Issue): string {
  const last = pathOf(issue).at(-1);
  const name = typeof last === "string" ? last : "";
  const setting: Setting | undefined = Object.hasOwn(settings, name)
    ? settings[name as keyof typeof settings]
    : undefined;
  if (setting?.secret)
    return `"${name}" is a credential: it belongs in the environment or in a secret, never in a committed file`;
  if (issue.expected === "never")
    return `"${name}" is not a setting: allowed are ${allowedBeside(issue)}${didYouMean(name, allowedBeside(issue).split(", "))}`;
  if (issue.type === "picklist")
    return `"${name}" cannot be ${issue.received}: allowed are ${(setting?.choices ?? checkLevels).join(", ")}`;
  if (issue.message.startsWith("Invalid"))
    return `"${name}" must be ${issue.expected ?? "something else"}, found ${issue.received}`;
  return `"${name}" ${issue.message}`;
}

function allowedBeside(issue: Issue): string {
  if (pathOf(issue)[0] === "checks") return levelNames.join(", ");
  if (pathOf(issue)[0] === "servers") return "url, token, username, password, server-password, allow-http, optional";
  return fileSettings.map(([name]) => name).join(", ");
}

/** Where a path of the checked value stands in the text: the key itself for a key, the value for an item. */
function offsetOf(root: Node, path: readonly unknown[]): number {
  let node: unknown = root;
  let offset = 0;
  for (const key of path) {
    if (!isMap(node)) break;
    const pair = node.items.find(
      (item, index) =>
        index === key || (isScalar(item.key) && (spelling[String(item.key.value)] ?? item.key.value) === key),
    );
    if (!isPair(pair)) break;
    offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
    node = pair.value;
  }
  return offset;
}

function position(lines: LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `${line}:${col}`;
}

function refusal(where: string, at: string, what: string): UsageError {
  return new UsageError(`Cannot read ${where}, ${at}: ${what}`);
}
