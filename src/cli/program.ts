// Covered by test/doors/cli.test.ts
import { Command as Program } from "commander";
import { version } from "../model/text/version.ts";
import type { Command } from "./command.ts";
import { commands } from "./commands.ts";
import { flagsFor } from "./flags.ts";
import { afterFlags, listOfCommands, placeInHelp } from "./help/shown.ts";

/** Runs a command with what commander read of its arguments and flags. */
export type RunCommand = (
  command: Command,
  args: readonly string[],
  flags: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** The commands, their flags, and what the command line says of itself. */
export function createProgram(args: readonly string[], run: RunCommand): Program {
  // A flag that is hidden would not be suggested for a slip either.
  const all = args.includes("--all") || !args.some((word) => /^(?:--help|-h|help)$/.test(word));
  const program = new Program("screeps-sync")
    .description("Deploy Screeps code from git, and say truly what is live.")
    .version(version, "-V, --version")
    .option("-C <directory>", "run as if started there")
    .option("--json", "print the report as JSON")
    .option("-q, --quiet", "no progress")
    .option("-v, --verbose", "show each request and how long it took")
    .helpOption("-h, --help", "show help")
    .exitOverride()
    .configureHelp({ ...listOfCommands, showGlobalOptions: all })
    .showSuggestionAfterError();
  for (const command of commands) addCommand(program, command, { run, all, flags: mayBeCalled(command, args) });
  return program;
}

/** The flags of all commands are 200 objects, 3 ms of CPU; a run needs those of one, the list of commands all. */
function mayBeCalled(command: Command, args: readonly string[]): boolean {
  return args.includes(command.name) || !commands.some(({ name }) => args.includes(name));
}

function addCommand(
  program: Program,
  command: Command,
  wanted: { readonly run: RunCommand; readonly flags: boolean; readonly all: boolean },
): void {
  const added = program.command(`${command.name} ${command.arguments}`.trim()).description(command.summary);
  if (wanted.flags) addFlags(added, command, wanted.all);
  added.addHelpText("after", () => afterFlags(added, command.name, wanted.all));
  added.action(async () => wanted.run(command, added.args, added.optsWithGlobals()));
}

/** Its own flags first: they are what it is called for. */
function addFlags(added: Program, command: Command, all: boolean): void {
  for (const option of command.flags ?? []) added.addOption(placeInHelp(option, true, all));
  for (const option of flagsFor(command.settings)) added.addOption(placeInHelp(option, false, all));
}
