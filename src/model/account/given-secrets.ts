import { environmentSettings, type RawSettings, settingNames } from "../settings/read-settings.ts";
import type { Setting } from "../settings/setting.ts";
import { settings } from "../settings/settings.ts";

/** Every credential that a process was given, by flag, input or environment: what no output may show. */
export function givenSecrets(raw: RawSettings, env: NodeJS.ProcessEnv): string[] {
  const secretNames = settingNames.filter((name) => (settings[name] as Setting).secret === true);
  const environment = environmentSettings(env);
  const values = secretNames.flatMap((name) => [raw[name], environment[name]]);
  return values.filter((value) => typeof value === "string" && value !== "") as string[];
}
