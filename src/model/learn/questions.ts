import { settingNames } from "../settings/read-settings.ts";
import type { SettingName } from "../settings/settings.ts";

/** Settings that belong together, and what a person asks who looks for one of them. */
export interface SettingGroup {
  readonly question: string;
  readonly names: readonly SettingName[];
}

/** With `command` of the Action, the six that most people need, and mostly no other. */
export const firstSettings = ["token", "branch", "source", "server", "on-drift"] as const satisfies SettingName[];

const asked: readonly SettingGroup[] = [
  { question: "What most people need", names: firstSettings },
  {
    question: "Which code, and by which names?",
    names: ["include", "exclude", "layout", "from", "build", "checks", "stamp", "source-maps", "case-clash"],
  },
  { question: "Where does it go?", names: ["branches", "servers", "record-prefix"] },
  { question: "What happens in the game then?", names: ["activate", "health", "health-timeout", "on-sick"] },
  { question: "What does it refuse?", names: ["dry-run", "verify", "allow-shrink"] },
  {
    question: "How long, and how many requests?",
    names: ["max-wait", "timeout", "deadline", "reserve-writes", "reserve-reads"],
  },
  {
    question: "Who am I there, and how does that travel?",
    names: ["username", "password", "server-password", "token-in", "allow-host", "allow-http", "allow-variables"],
  },
];

/** Every setting once, by question; what no question names comes last. */
export const questions: readonly SettingGroup[] = [
  ...asked,
  { question: "And else", names: settingNames.filter((name) => !asked.some(({ names }) => names.includes(name))) },
];
