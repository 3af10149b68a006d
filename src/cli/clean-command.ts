// Covered by test/doors/clean.test.ts
import { Option } from "commander";
import type { Command } from "./command.ts";
import { account } from "./setting-groups.ts";

export const cleanCommand: Command = {
  name: "clean",
  arguments: "",
  summary:
    "remove code branches that a rule made and whose git branch or pull request is gone; never the active one, or what no commit has",
  settings: ["branches", "dry-run", "record-prefix", ...account],
  flags: [new Option("-y, --yes", "do not ask; needed where nobody can be asked")],
  run: async (context) => (await import("./commands/clean.ts")).run(context),
};
