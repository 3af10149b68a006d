// The man page: the commands and their flags from the tables that help is made of.
import { commands } from "../src/cli/commands.ts";
import { examples } from "../src/cli/help/examples.ts";
import type { FlagWord } from "../src/cli/learn/command-word.ts";
import { vocabulary } from "../src/cli/vocabulary.ts";
import { outcomes } from "../src/model/outcome/outcome.ts";
import { settings } from "../src/model/settings/settings.ts";

/** In roff a backslash, a hyphen that is to be copied, and a dot or quote at the start of a line mean something. */
const roff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^(?=[.'])/, "\\&");

const entry = (term: string, text: string): string[] => [".TP", `.B ${roff(term)}`, roff(text)];
const flagEntry = ({ flag, help, values }: FlagWord) => entry(values === undefined ? flag : `${flag} <value>`, help);
const isSetting = (flag: string): boolean => Object.hasOwn(settings, flag.replace(/^--(?:no-)?/, ""));

/** The text of screeps-sync(1). */
export function manPage(): string {
  const sections = vocabulary(commands).flatMap(({ name, help, flags }, index) => [
    `.SS "screeps\\-sync ${roff(`${name} ${commands[index]?.arguments ?? ""}`.trim())}"`,
    roff(help),
    ...flags.filter(({ flag }) => !isSetting(flag)).flatMap(flagEntry),
    ...(examples[name] ?? []).flatMap(([line, what]) => [".PP", ".B", roff(`screeps-sync ${line}`), ".br", roff(what)]),
  ]);
  const shared = new Map(vocabulary(commands).flatMap(({ flags }) => flags.map((each) => [each.flag, each] as const)));
  const settingFlags = [...shared.values()].filter(({ flag }) => isSetting(flag)).flatMap(flagEntry);
  const endings = Object.entries(outcomes).flatMap(([name, { exit, truth }]) => entry(`${exit} ${name}`, truth));
  return `${[
    '.TH SCREEPS\\-SYNC 1 "" "" "User Commands"',
    ".SH NAME",
    "screeps\\-sync \\- deploy Screeps code from git, and say truly what is live",
    ".SH SYNOPSIS",
    ".B screeps\\-sync",
    "<command> [flags]",
    ".SH COMMANDS",
    ...sections,
    ".SH SETTINGS",
    "What each command takes of these is shown by its",
    ".B \\-\\-help \\-\\-all",
    ...settingFlags,
    ".SH EXIT STATUS",
    ...endings,
    ".SH FILES",
    ...entry("screeps-sync.yml", "what is deployed and where to, read from the commit that is deployed"),
  ].join("\n")}\n`;
}
