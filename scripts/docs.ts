// Writes the tables of README.md and docs/settings.md from the code; `--check` only says whether they are as written.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outcomes } from "../src/model/outcome/outcome.ts";
import type { Setting } from "../src/model/settings/setting.ts";
import { settings } from "../src/model/settings/settings.ts";

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

function settingsTable(): string {
  const rows = Object.entries<Setting>(settings).map(([name, setting]) => {
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
  { file: "docs/settings.md", mark: "settings", content: settingsTable() },
];

for (const { file, mark, content } of pages) {
  const path = join(root, file);
  const page = readFileSync(path, "utf8");
  const filled = fill(page, mark, content);
  if (filled === page) continue;
  if (process.argv.includes("--check")) {
    console.error(`${file} is not what the code says; run npm run docs`);
    process.exitCode = 1;
  } else writeFileSync(path, filled);
}
