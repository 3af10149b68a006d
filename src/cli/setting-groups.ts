// Covered by test/doors/cli.test.ts
import { sourceSettings } from "../model/settings/source-settings.ts";

/** What says where the account is, and bounds a run there. */
export const account = [
  "server",
  "servers",
  "allow-host",
  "allow-http",
  "allow-variables",
  "token",
  "token-in",
  "username",
  "password",
  "server-password",
  "timeout",
  "max-wait",
  "deadline",
  "config",
] as const;
const modules = Object.keys(sourceSettings) as (keyof typeof sourceSettings)[];
/** What says which code is meant. */
export const source = [...modules, "case-clash", "branches", "branch"] as const;
