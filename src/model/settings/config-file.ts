import * as v from "valibot";
import { isMap, isPair, isScalar, LineCounter, type Node } from "yaml";
import { checkLevels } from "../checks/checks.ts";
import { UsageError } from "../outcome/errors.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { committed, fileSettings, given, levelNames } from "./config-schema.ts";
import type { YamlSetting } from "./read-settings.ts";
import type { Setting } from "./setting.ts";
import type { SettingValues } from "./setting-values.ts";
import { settings } from "./settings.ts";
import { parseYaml, yamlValue } from "./yaml-value.ts";

/**
 * Reads `screeps-sync.yml`: every value checked, errors with line and column.
 * @param text the file as committed
 * @param where how to name it in a message, for example `screeps-sync.yml of 1a2b3c4`
 * @throws UsageError for bad YAML, an unknown key, a wrong type, or a credential written out
 */
export function parseConfigFile(text: string, where: string): SettingValues {
  return parse(text, where, committed);
}

/** One setting whose value is YAML, given as a flag or an input: a person's own word. */
export function parseYamlSetting(name: YamlSetting, text: string, where: string): SettingValues {
  const indented = text.split("\n").map((line) => `  ${line}`);
  return parse(`${name}:\n${indented.join("\n")}\n`, where, given);
}

function parse(text: string, where: string, schema: typeof committed | typeof given): SettingValues {
  const lines = new LineCounter();
  const document = parseYaml(text, where, lines);
  const [bad] = [...document.errors, ...document.warnings];
  if (bad !== undefined) throw refusal(where, position(lines, bad.pos[0]), `is not YAML: ${bad.message}`);
  if (document.contents === null) return {};
  if (!isMap(document.contents)) throw refusal(where, "1:1", "must be a map of settings, such as `source: src`");
  const value = yamlValue(document, where);
  const result = v.safeParse(schema, plain(value));
  if (result.success) return result.output as SettingValues;
  const [issue] = result.issues;
  throw refusal(where, position(lines, offsetOf(document.contents, pathOf(issue))), explain(issue));
}

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
  const key = pathOf(issue).findLast((step) => typeof step === "string") ?? "";
  const name = Object.entries(spelling).find(([, own]) => own === key)?.[0] ?? key;
  const setting: Setting | undefined = Object.hasOwn(settings, name)
    ? settings[name as keyof typeof settings]
    : undefined;
  if (setting?.secret)
    return `"${name}" is a credential: it belongs in the environment or in a secret, never in a committed file`;
  if (issue.expected === "never" && setting?.commit.may === "no") return notCommitted(name, setting);
  if (issue.expected === "never")
    return `"${name}" is not a setting: allowed are ${allowedBeside(issue)}${didYouMean(name, allowedBeside(issue).split(", "))}`;
  if (issue.type === "picklist")
    return `"${name}" cannot be ${issue.received}: allowed are ${(setting?.choices ?? checkLevels).join(", ")}`;
  if (issue.message.startsWith("Invalid"))
    return `"${name}" must be ${issue.expected ?? "something else"}, found ${issue.received}`;
  return `"${name}" ${issue.message}`;
}

function notCommitted(name: string, { commit, environment }: Setting): string {
  const variable = environment === undefined ? "" : ` or ${environment}`;
  return `"${name}" ${commit.why}, so a commit may not say it: give --${name}${variable}`;
}

function allowedBeside(issue: Issue): string {
  if (pathOf(issue)[0] === "checks") return levelNames.join(", ");
  if (pathOf(issue)[0] === "servers") return "url, token, username, password, server-password, branch, optional";
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
