import { environmentSettings, type RawSettings, settingNames } from "../model/read-settings.ts";
import { createRedactor, type Redactor } from "../model/redact.ts";
import { type Setting, settings } from "../model/settings.ts";

/** Hides every credential that this process was given, wherever it would be printed. */
export function givenSecrets(raw: RawSettings, env: NodeJS.ProcessEnv): Redactor {
  const secretNames = settingNames.filter((name) => (settings[name] as Setting).secret === true);
  const environment = environmentSettings(env);
  const values = secretNames.flatMap((name) => [raw[name], environment[name]]);
  return createRedactor(values.filter((value) => typeof value === "string"));
}
