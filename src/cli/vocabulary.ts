// Covered by test/cli/learn/shells.test.ts
import type { Option } from "commander";
import { words } from "../model/learn/explanation.ts";
import { settings } from "../model/settings/settings.ts";
import type { Command } from "./command.ts";
import { flagsFor } from "./flags.ts";
import type { CommandWord, FlagWord } from "./learn/command-word.ts";

/** Every command with its flags, from the tables that help is made of. */
export function vocabulary(commands: readonly Command[]): readonly CommandWord[] {
  return commands.map(({ name, summary, settings: names, flags = [] }) => ({
    name,
    help: summary,
    first: firstWords[name] ?? [],
    flags: [...[...flags, ...flagsFor(names)].map(flagWord), ...everywhere],
  }));
}

const firstWords: Readonly<Record<string, readonly string[]>> = {
  explain: words,
  completion: ["bash", "zsh", "fish"],
  api: ["GET", "POST"],
};

const everywhere: readonly FlagWord[] = [
  { flag: "--help", help: "show help" },
  { flag: "--json", help: "print the report as JSON" },
  { flag: "--quiet", help: "no progress" },
  { flag: "--verbose", help: "show each request and how long it took" },
];

function flagWord({ long, required, argChoices, description }: Option): FlagWord {
  const flag = long ?? "";
  const setting = settings[flag.slice(2) as keyof typeof settings];
  const choices = argChoices ?? (setting !== undefined && "choices" in setting ? setting.choices : []);
  return { flag, help: description, ...(required ? { values: choices } : {}) };
}
