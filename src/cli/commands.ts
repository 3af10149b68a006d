// Covered by test/doors/cli.test.ts
import { Option } from "commander";
import { healthSettings } from "../model/health/health-settings.ts";
import { cleanCommand } from "./clean-command.ts";
import { cloneCommands } from "./clone-commands.ts";
import type { Command } from "./command.ts";
import { emulatorCommands } from "./emulator-commands.ts";
import { learnCommands } from "./learn-commands.ts";
import { lookCommands } from "./look-commands.ts";
import { pullCommand } from "./pull-command.ts";
import { account, source } from "./setting-groups.ts";

const further = Object.keys(healthSettings) as (keyof typeof healthSettings)[];
const written = [
  "on-drift",
  "dry-run",
  "verify",
  "allow-shrink",
  "reserve-writes",
  "record-prefix",
  "prune",
  ...further,
] as const;

/** Every command of the command line; help and README are made from it. */
export const commands: readonly Command[] = [
  {
    name: "deploy",
    arguments: "[ref]",
    summary: "make the code branch hold exactly the modules of a commit (default: HEAD)",
    settings: [...source, ...written, ...account],
    flags: [new Option("--unlock", "at a limit, have a person turn limits off, and go on")],
    run: async (context) => (await import("./commands/deploy.ts")).run(context),
  },
  {
    name: "check",
    arguments: "[ref]",
    summary: "look for all that a deploy of a commit would stumble over; without credentials no server is asked",
    settings: [...source, ...account],
    flags: [
      new Option("--rebuild", "run the build, and compare what it makes with what is committed"),
      new Option("--offline", "do not ask a server, though there are credentials"),
    ],
    run: async (context) => (await import("./commands/check.ts")).run(context),
  },
  {
    name: "diff",
    arguments: "[from] [to]",
    summary:
      "show what a deploy of a commit would change, or any two of ref, record and live:<branch>; nothing is written",
    settings: [...source, ...account],
    flags: [new Option("--patch", "show the lines, with git diff")],
    run: async (context) => (await import("./commands/diff.ts")).run(context),
  },
  {
    name: "activate",
    arguments: "<branch>",
    summary: "make the game run a code branch that is there; says which one ran before, and what brings it back",
    settings: ["dry-run", ...account],
    flags: [new Option("--sim", "the branch of the simulator, and not that of the world")],
    run: async (context) => (await import("./commands/activate.ts")).run(context),
  },
  {
    name: "backup",
    arguments: "[branches...]",
    summary:
      "record what code branches hold as commits of this repository; names or globs (default: the one of HEAD, else the active one)",
    settings: [...source, "reserve-reads", ...account],
    flags: [
      new Option("--all", "every code branch of the account"),
      new Option("--memory", "the memory too"),
      new Option("--segments <ids>", "memory segments too, for example 0-9,20"),
      new Option("--shard <name...>", "shards whose memory is meant (default: all that the server names)"),
      new Option("--push <remote>", "push the records to live/<server>/<branch> of a remote, such as origin"),
    ],
    run: async (context) => (await import("./commands/backup.ts")).run(context),
  },
  {
    name: "restore",
    arguments: "<record>",
    summary: "write what a record keeps (or a commit has) back to its code branch, exactly",
    settings: [...source, ...written, ...account],
    flags: [new Option("-y, --yes", "do not ask; needed where nobody can be asked")],
    run: async (context) => (await import("./commands/restore.ts")).run(context),
  },
  pullCommand,
  cleanCommand,
  ...lookCommands,
  {
    name: "init",
    arguments: "",
    summary: "write screeps-sync.yml, and on request the hook and workflows; shows the difference first",
    settings: ["source", "layout", "from", "build", "branch", "config"],
    flags: [
      new Option("-y, --yes", "ask nothing: take what was found"),
      new Option("--hook", "install the pre-push hook too"),
      new Option("--workflow <name...>", "write a workflow for GitHub Actions: deploy, backup"),
    ],
    run: async (context) => (await import("./setup/init.ts")).run(context),
  },
  {
    name: "login",
    arguments: "",
    summary: "check a token (or --username and a password) and have git's credential helper keep it",
    settings: account,
    run: async (context) => (await import("./setup/login.ts")).run(context),
  },
  ...cloneCommands,
  ...emulatorCommands,
  ...learnCommands(() => commands),
];
