import { defaultSelection } from "../modules/source.ts";
import { readValue } from "./read-value.ts";
import type { Setting } from "./setting.ts";
import type { ResolvedSettings, SettingValues } from "./setting-values.ts";
import { type SettingName, settings } from "./settings.ts";

/** What a door hands over before any value is checked: text, several texts, or a switch. */
export type RawSettings = { readonly [name in string]?: string | readonly string[] | boolean | undefined };

/** The parts of a setting that need YAML are read by whoever has loaded its parser. */
export type YamlSetting = "branches" | "servers" | "checks";
export type ReadYaml = (name: YamlSetting, text: string, where: string) => Promise<SettingValues>;

/**
 * Checked values from one place. `nameOf` says how a person there would call the setting (`--layout`, `input "layout"`).
 * @throws UsageError that names the setting, what was found and what is allowed.
 */
export async function readSettings(
  raw: RawSettings,
  nameOf: (name: string) => string,
  readYaml: ReadYaml,
): Promise<SettingValues> {
  let values: SettingValues = {};
  for (const name of settingNames) {
    const given = raw[name];
    if (given === undefined || given === "") continue;
    const setting: Setting = settings[name];
    const value =
      name === "branches" || name === "servers" || name === "checks"
        ? await readYaml(name, String(given), nameOf(name))
        : { [name]: readValue(setting, given, nameOf(name)) };
    values = { ...values, ...value };
  }
  return values;
}

/** The settings that the environment gives, by the variable of each. */
export function environmentSettings(env: NodeJS.ProcessEnv): RawSettings {
  return Object.fromEntries(settingNames.map((name) => [name, env[variableOf(name) ?? ""]]));
}

export function variableOf(name: SettingName): string | undefined {
  const setting: Setting = settings[name];
  return setting.environment;
}

/** First layer wins: flag, environment, file, default. */
export function mergeSettings(...layers: readonly SettingValues[]): SettingValues {
  return Object.assign({}, ...[...layers].reverse());
}

/** The same, and below all layers the defaults: what a story works with. */
export function resolveSettings(...layers: readonly SettingValues[]): ResolvedSettings {
  return Object.assign({}, defaults(), ...[...layers].reverse());
}

function defaults(): SettingValues {
  const entries = Object.entries<Setting>(settings).filter(([, setting]) => setting.default !== undefined);
  return {
    ...Object.fromEntries(entries.map(([name, each]) => [name, each.default])),
    ...defaultSelection,
    checks: {},
  };
}

export const settingNames = Object.keys(settings) as SettingName[];
