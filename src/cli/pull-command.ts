// Covered by test/cli/commands/pull.test.ts
import { Option } from "commander";
import type { Command } from "./command.ts";
import { account, source } from "./setting-groups.ts";

export const pullCommand: Command = {
  name: "pull",
  arguments: "[branch]",
  summary: "bring home what was edited in the game: live code as a commit on top of what it is based on, merged by git",
  settings: [...source, "dry-run", "record-prefix", ...account],
  flags: [
    new Option("--no-merge", "only name the commit"),
    new Option("--rebase", "rebase the current git branch on it, in place of a merge"),
    new Option("--patch", "print it as a patch for git apply, and merge nothing"),
  ],
  run: async (context) => (await import("./commands/pull.ts")).run(context),
};
