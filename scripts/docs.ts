// Writes what is made from the code: tables of README.md and docs/settings.md, the schema for editors, the man page.
// `--check` only says whether they are as written.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { questions } from "../src/model/learn/questions.ts";
import { outcomes } from "../src/model/outcome/outcome.ts";
import type { Setting } from "../src/model/settings/setting.ts";
import { type SettingName, settings } from "../src/model/settings/settings.ts";
import { configSchema } from "./config-schema.ts";
import { manPage } from "./man-page.ts";

const root = join(import.meta.dirname, "..");

function outcomeTable(): string {
  const rows = Object.entries(outcomes).map(([name, { exit, truth }]) => `| \`${name}\` | ${exit} | ${truth} |`);
  return [
    "| outcome | exit status | what is true |",
    "|---|---|---|",
    ...rows,
    "| a signal | 128 + its number | nothing was written, or the report says what was |",
  ].join("\n");
}

function settingsTables(): string {
  return questions.map(({ question, names }) => `## ${question}\n\n${settingsTable(names)}\n`).join("\n");
}

function settingsTable(names: readonly SettingName[]): string {
  const rows = names.map((name) => {
    const setting: Setting = settings[name];
    const { may, why } = setting.commit;
    const variable = setting.environment === undefined ? "" : `\`${setting.environment}\``;
    const values =
      setting.choices === undefined ? setting.kind : setting.choices.map((choice) => `\`${choice}\``).join(", ");
    return `| \`${name}\` | ${values} | ${setting.default === undefined ? "" : `\`${setting.default}\``} | ${variable} | ${may}: ${why} | ${setting.help.replaceAll("|", "\\|").replaceAll("*", "\\*")} |`;
  });
  return [
    "| setting | value | default | variable | may a commit say it? | meaning |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

/** The page with the part between two marks replaced. */
function fill(page: string, mark: string, content: string): string {
  const pattern = new RegExp(`<!-- ${mark} -->\\n(?:[\\s\\S]*?<!-- /${mark} -->)?`);
  return page.replace(pattern, () => `<!-- ${mark} -->\n${content}\n<!-- /${mark} -->`);
}

const pages = [
  { file: "README.md", mark: "outcomes", content: outcomeTable() },
  { file: "docs/settings.md", mark: "settings", content: settingsTables() },
];

const made = [
  ...pages.map(({ file, mark, content }) => ({ file, text: fill(readIfAny(file), mark, content) })),
  { file: "screeps-sync.schema.json", text: configSchema() },
  { file: "docs/screeps-sync.1", text: manPage() },
];

function readIfAny(file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
}

for (const { file, text } of made) {
  if (text === readIfAny(file)) continue;
  if (process.argv.includes("--check")) {
    console.error(`${file} is not what the code says; run npm run docs`);
    process.exitCode = 1;
  } else writeFileSync(join(root, file), text);
}
