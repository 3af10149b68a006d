// Writes what is made from tables: action.yml whole, and the tables of docs/action.md between their marks.
// A test compares, so a new setting without `npm run action-files` is noticed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { events } from "../src/action/events/events.ts";
import { outputs } from "../src/action/result/outputs.ts";
import { ownInputs } from "../src/action/start/input-names.ts";
import { questions } from "../src/model/learn/questions.ts";
import { outcomes } from "../src/model/outcome/outcome.ts";
import type { Setting } from "../src/model/settings/setting.ts";
import { type SettingName, settings } from "../src/model/settings/settings.ts";

interface Input {
  readonly name: string;
  readonly help: string;
  readonly default: string;
}

/** `max-wait` has a default of its own at this door; `asked.ts` puts it in, so that the file and the environment outrank it. */
const doorDefaults = new Map([["max-wait", "120"]]);

const own: readonly Input[] = Object.entries(ownInputs).map(([name, { help, default: value }]) => ({
  name,
  help,
  default: value,
}));

/** By what a person asks; the six that most people need come first. */
const groups: readonly { readonly question: string; readonly inputs: readonly Input[] }[] = questions.map(
  ({ question, names }, index) => ({
    question,
    inputs: [
      ...(index === 0 ? own.filter(({ name }) => name === "command") : []),
      ...(index === questions.length - 1 ? own.filter(({ name }) => name !== "command") : []),
      ...inputsOf(names),
    ],
  }),
);
const inputs = groups.flatMap((group) => group.inputs);

function inputsOf(names: readonly SettingName[]): readonly Input[] {
  return names.map((name) => {
    const { help, choices, default: usual }: Setting = settings[name];
    const allowed = choices === undefined ? "" : ` [${choices.join(", ")}]`;
    const value = doorDefaults.get(name) ?? usual;
    const shown = value === undefined || help.includes("(default:") ? "" : ` (default: ${value})`;
    return { name, help: `${help}${allowed}${shown}`, default: "" };
  });
}

/** The text of action.yml. */
export function actionYml(): string {
  const entry = (name: string, lines: readonly string[]) => [`  ${name}:`, ...lines.map((line) => `    ${line}`)];
  return `${[
    "# Made by scripts/action-files.ts from the tables in src/: change those, then npm run action-files.",
    "name: screeps-sync",
    "description: Deploy Screeps code from git, check it on pull requests, and back up what is live",
    "author: The screeps-sync authors",
    "branding:",
    "  icon: upload-cloud",
    "  color: yellow",
    "inputs:",
    ...inputs.flatMap(({ name, help, default: value }) =>
      entry(name, [
        `description: ${JSON.stringify(help)}`,
        "required: false",
        ...(value === "" ? [] : [`default: ${value}`]),
      ]),
    ),
    "outputs:",
    ...Object.entries(outputs).flatMap(([name, { help }]) => entry(name, [`description: ${JSON.stringify(help)}`])),
    "runs:",
    "  using: node24",
    "  main: dist/action.js",
  ].join("\n")}\n`;
}

/** A document with the tables between `<!-- name -->` and `<!-- /name -->` put in. */
export function withTables(text: string): string {
  const tables = { events: eventTable(), inputs: inputTable(), outputs: outputTable(), outcomes: outcomeTable() };
  return Object.entries(tables).reduce(
    (whole, [name, table]) =>
      whole.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, start: string, end: string) => `${start}${table}\n${end}`,
      ),
    text,
  );
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
const rows = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const eventTable = (): string =>
  rows(
    ["event", "commit", "git branch or tag for the rules", "a `check` is about", "written by strangers", "`deploy`"],
    events.map(({ event, types, commit, ref, check, strangers, does }) => [
      `${event === "any other" ? event : `\`${event}\``}${types === undefined ? "" : ` (${types.join(", ")})`}`,
      commit,
      ref,
      check === undefined ? "the same" : `${check.commit}, for ${check.ref}`,
      strangers,
      { deploy: "deploys", plan: "plans only", look: "refused", nothing: "nothing to do" }[does],
    ]),
  );
const inputTable = (): string =>
  groups.map(({ question, inputs: asked }) => `### ${question}\n\n${inputRows(asked)}\n`).join("\n");
const inputRows = (asked: readonly Input[]): string =>
  rows(
    ["input", "meaning"],
    asked.map(({ name, help, default: value }) => [
      `\`${name}\``,
      `${cell(help)}${value === "" ? "" : ` (default: \`${value}\`)`}`,
    ]),
  );
const outputTable = (): string =>
  rows(
    ["output", "meaning", "always matches"],
    Object.entries(outputs).map(([name, { help, pattern }]) => [
      `\`${name}\``,
      cell(help),
      name === "outcome"
        ? "a word of the table below"
        : `\`${pattern.source.replaceAll("|", "\\|").replaceAll("\\/", "/")}\``,
    ]),
  );
const outcomeTable = (): string =>
  rows(
    ["outcome", "exit status", "what is true"],
    Object.entries(outcomes).map(([name, { exit, truth }]) => [`\`${name}\``, `${exit}`, cell(truth)]),
  );

export const actionFile = join(import.meta.dirname, "../action.yml");
export const actionDocument = join(import.meta.dirname, "../docs/action.md");

if (process.argv[1] === import.meta.filename) {
  writeFileSync(actionFile, actionYml());
  writeFileSync(actionDocument, withTables(readFileSync(actionDocument, "utf8")));
}
