import * as v from "valibot";
import { isMap, LineCounter } from "yaml";
import { UsageError } from "../outcome/errors.ts";
import type { YamlSetting } from "../settings/read-settings.ts";
import type { SettingValues } from "../settings/setting-values.ts";
import { offsetOf, position } from "./config-place.ts";
import { committed, given } from "./config-schema.ts";
import { explain, pathOf } from "./explain-issue.ts";
import { spelling } from "./spelling.ts";
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
    ? [...value].map(([pattern, template]) => ({ ...ruleOf(String(pattern)), template: foldersOf(template) }))
    : value;
}

/** `reserve:main`: no git branch and no tag has a colon in its name. */
function ruleOf(key: string) {
  const mark = "reserve:";
  return key.startsWith(mark) ? { pattern: key.slice(mark.length), reserve: true } : { pattern: key };
}

function foldersOf(value: unknown): unknown {
  return value instanceof Map ? [...value].map(([folder, template]) => ({ folder: String(folder), template })) : value;
}

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

function refusal(where: string, at: string, what: string): UsageError {
  return new UsageError(`Cannot read ${where}, ${at}: ${what}`);
}
