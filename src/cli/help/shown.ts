// Covered by test/cli/help/help.test.ts
import type { Command, Help, Option } from "commander";
import { firstSettings, questions } from "../../model/learn/questions.ts";
import { examples } from "./examples.ts";

/** Settings that stand in the short help of a command; its own flags do, too. */
const shownFirst: readonly string[] = [...firstSettings, "dry-run", "activate"];

/** Which flags the short help leaves out, and under which question the long one shows a setting. */
export function placeInHelp(option: Option, isOwn: boolean, all: boolean): Option {
  const name = (option.long ?? "").replace(/^--(?:no-)?/, "");
  const isFirst = isOwn || shownFirst.includes(name);
  const question = questions.find(({ names }) => (names as readonly string[]).includes(name))?.question;
  if (all && !isOwn && question !== undefined) option.helpGroup(question);
  if (!all && !isOwn) option.description = shortened(option.description);
  return isFirst || all ? option : option.hideHelp();
}

/** Up to the first semicolon, without the variable: `explain` and `--all` have all of it. */
const shortened = (description: string): string =>
  description.replace(/ \[[A-Z_]+\]$/, "").replace(/;.*?(?= \(default|$)/, "");

/** Below the flags: two examples, and where the rest is told. */
export function afterFlags(command: Command, name: string, all: boolean): string {
  const lines = (examples[name] ?? []).map(([line, what]) => [`  screeps-sync ${line}`, what] as const);
  const width = Math.max(0, ...lines.map(([line]) => line.length));
  const told = lines.map(([line, what]) => (width + what.length > 74 ? line : `${line.padEnd(width)}   # ${what}`));
  const hidden = command.options.filter((option) => option.hidden).length;
  const more = hidden === 0 ? "" : `--help --all shows ${hidden} more flags; `;
  const rest = all
    ? []
    : ["", "Everywhere: -C <directory>, --json, -q, -v", `${more}screeps-sync explain <word> tells one whole`];
  return ["", "Examples:", ...told, ...rest].join("\n");
}

/** A command in the list of all: its name, and the first half of what it says of itself. */
export const listOfCommands: Partial<Help> = {
  subcommandTerm: (command) => command.name(),
  subcommandDescription: (command) => command.description().split(/[;:(]/)[0]?.trim() ?? "",
};
