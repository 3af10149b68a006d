// The man page: the commands and their flags from the tables that help is made of.
import { commands } from "../src/cli/commands.ts";
import { examples } from "../src/cli/help/examples.ts";
import { vocabulary } from "../src/cli/vocabulary.ts";
import { outcomes } from "../src/model/outcome/outcome.ts";

/** In roff a backslash, a hyphen that is to be copied, and a dot or quote at the start of a line mean something. */
const roff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^(?=[.'])/, "\\&");

/** The text of screeps-sync(1). */
export function manPage(): string {
  const entry = (term: string, text: string) => [".TP", `.B ${roff(term)}`, roff(text)];
  const sections = vocabulary(commands).flatMap(({ name, help, flags }, index) => [
    `.SS "screeps\\-sync ${roff(`${name} ${commands[index]?.arguments ?? ""}`.trim())}"`,
    roff(help),
    ...flags.flatMap(({ flag, help: what, values }) => entry(values === undefined ? flag : `${flag} <value>`, what)),
    ...(examples[name] ?? []).flatMap(([line, what]) => [".PP", ".B", roff(`screeps-sync ${line}`), ".br", roff(what)]),
  ]);
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
    ".SH EXIT STATUS",
    ...endings,
    ".SH FILES",
    ...entry("screeps-sync.yml", "what is deployed and where to, read from the commit that is deployed"),
  ].join("\n")}\n`;
}
