import type { Setting } from "../settings/setting.ts";
import { type SettingName, settings } from "../settings/settings.ts";

/** A value as somebody would give it, in one line of the file or behind a flag. */
export function exampleValue(name: SettingName): string {
  const setting: Setting = settings[name];
  if (setting.choices !== undefined) return setting.choices.find((choice) => choice !== setting.default) ?? "";
  if (setting.kind === "switch") return String(setting.default !== true);
  return examples[name] ?? String(setting.default === undefined || setting.default === 0 ? 20 : setting.default);
}

const examples: { readonly [name in SettingName]?: string } = {
  source: "src",
  include: "**/*.js",
  exclude: "legacy/**",
  build: "npm run build",
  checks: "{ missing-module: warn }",
  stamp: "build_info",
  branches: '{ main: default, "feature/*": "f-{slug}" }',
  branch: "default",
  server: "http://127.0.0.1:21025",
  servers: "{ season: { url: https://screeps.com/season } }",
  "allow-host": "http://127.0.0.1:21025",
  "allow-variables": "MY_SCREEPS_TOKEN",
  username: "my-name",
};
