import { Option } from "commander";
import type { RawSettings } from "../model/settings/read-settings.ts";
import type { Setting } from "../model/settings/setting.ts";
import { type SettingName, settings } from "../model/settings/settings.ts";

/** The flags of a command, made from the table of settings. */
export function flagsFor(names: readonly SettingName[]): Option[] {
  return names.map((name) => flagFor(name, settings[name]));
}

/** What commander read, under the names of the settings. */
export function rawFlags(options: Readonly<Record<string, unknown>>, names: readonly SettingName[]): RawSettings {
  return Object.fromEntries(names.map((name) => [name, given(options[attributeOf(name)], settings[name])]));
}

function flagFor(name: SettingName, setting: Setting): Option {
  if (setting.kind === "switch") {
    // A switch that is on by default is turned off: --no-verify.
    return new Option(
      setting.default === true ? `--no-${name}` : `--${name}`,
      setting.default === true ? `do not ${setting.help}` : setting.help,
    );
  }
  const value = setting.choices === undefined ? `<${setting.value ?? "seconds"}>` : `<${setting.choices.join("|")}>`;
  const several = setting.kind === "list" ? "..." : "";
  const shown = setting.default === undefined ? setting.help : `${setting.help} (default: ${setting.default})`;
  const environment = setting.environment === undefined ? "" : ` [${setting.environment}]`;
  return new Option(`--${name} ${value.replace(/>$/, `${several}>`)}`, shown + environment);
}

/** Of a switch that is on by default, `true` only says that nobody turned it off. */
function given(value: unknown, setting: Setting): RawSettings[string] {
  if (setting.kind === "switch" && value === (setting.default ?? false)) return undefined;
  return value as RawSettings[string];
}

/** Commander's own camelCase. */
function attributeOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
