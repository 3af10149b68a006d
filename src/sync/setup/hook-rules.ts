import { addToSection, dropFromSection, readSection } from "../../git/clone/local-config.ts";
import { lookUp } from "../../git/objects/look-up.ts";
import { openRepository, type Repository } from "../../git/process/repository.ts";
import { parseConfigFile } from "../../model/config/config-file.ts";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import type { BranchRule } from "../../model/settings/branch-rules.ts";
import { rulePatterns } from "../../model/settings/rule-patterns.ts";
import { hookSection } from "./hook-setup.ts";

/** What the installed hook knows of one configuration: its rules by the id of the file. `none`: a commit without one. */
interface KnownConfig {
  readonly id: string;
  readonly patterns: readonly string[];
}

/** Configurations of old branches and tags, beside today's. Those that were met first make room. */
const mostKnown = 8;

/**
 * Settings of the hook for some configurations. An id comes after all of its rules: a push in between starts Node once
 * too often, and never misses a rule.
 */
export function settingsOf(configs: readonly KnownConfig[]): (readonly [key: string, value: string])[] {
  const rules = configs.flatMap(({ id, patterns }) =>
    patterns.map((pattern) => ["configRule", `${id} ${pattern}`] as const),
  );
  return [...rules, ...configs.map(({ id }) => ["knownConfig", id] as const)];
}

export const knownConfig = (id: string, rules: readonly BranchRule[] | undefined): KnownConfig => ({
  id,
  patterns: rulePatterns(rules),
});

/** `learnConfigs` while a person waits. Where nothing can be kept, the next push starts Node again, and that is all. */
export async function learnQuietly(directory: string, ids: readonly string[]): Promise<void> {
  try {
    await learnConfigs(openRepository(directory, { fromHook: true, timeoutMs: 2000 }), ids);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
  }
}

/** Adds what configurations ask for, by their ids, to what the installed hook knows. Nothing where it is not installed. */
export async function learnConfigs(repository: Repository, ids: readonly string[]): Promise<void> {
  const settings = await readSection(repository, hookSection);
  const valuesOf = (key: string) => settings.filter(([name]) => name === key).map(([, value]) => value);
  const known = valuesOf("knownconfig");
  const learnt = await readConfigs(
    repository,
    [...new Set(ids)].filter((id) => !known.includes(id)),
  );
  if (settings.length === 0 || learnt.length === 0) return;
  const rules = valuesOf("configrule");
  const before = known.map((id) => ({ id, patterns: rules.filter((rule) => rule.startsWith(`${id} `)).map(afterId) }));
  const kept = [...before, ...learnt].slice(-mostKnown);
  const isFull = kept.length < known.length + learnt.length;
  for (const key of isFull ? ["knownConfig", "configRule"] : []) await dropFromSection(repository, hookSection, key);
  await addToSection(repository, hookSection, settingsOf(isFull ? kept : learnt));
}

const afterId = (rule: string): string => rule.slice(rule.indexOf(" ") + 1);

/** A file that cannot be read as a configuration stays unknown: each push of it is told so. */
async function readConfigs(repository: Repository, ids: readonly string[]): Promise<readonly KnownConfig[]> {
  const files = ids.filter((id) => id !== "none");
  const objects = await lookUp(repository, files);
  const found = objects.flatMap((object) => (object === undefined ? [] : readConfig(object.oid, object.bytes)));
  return ids.includes("none") ? [...found, knownConfig("none", undefined)] : found;
}

function readConfig(id: string, bytes: Buffer): KnownConfig[] {
  try {
    return [knownConfig(id, parseConfigFile(bytes.toString("utf8"), "a configuration").branches)];
  } catch (failure) {
    if (failure instanceof UsageError) return [];
    throw failure;
  }
}
