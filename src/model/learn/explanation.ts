import { tokenPage } from "../account/token-page.ts";
import { type CheckName, checks } from "../checks/checks.ts";
import { type Outcome, outcomes } from "../outcome/outcome.ts";
import type { CommitWord, Setting } from "../settings/setting.ts";
import { type SettingName, settings } from "../settings/settings.ts";
import { outcomeAdvice } from "./outcome-advice.ts";
import { exampleValue } from "./setting-example.ts";

/** One word told whole: a heading, and what is to be known of it, each under a word of its own. */
export interface Teaching {
  readonly word: string;
  readonly kind: "outcome" | "finding" | "setting";
  readonly what: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
}

/** All words that can be explained. */
export const words: readonly string[] = [...Object.keys(settings), ...Object.keys(outcomes), ...Object.keys(checks)];

/** What a word means; several where it is both a setting and an outcome; none for a word that is not ours. */
export function explanationsOf(word: string): readonly Teaching[] {
  const found: Teaching[] = [];
  if (Object.hasOwn(settings, word)) found.push(ofSetting(word as SettingName));
  if (Object.hasOwn(outcomes, word)) found.push(ofOutcome(word as Outcome));
  if (Object.hasOwn(checks, word)) found.push(ofCheck(word as CheckName));
  return found;
}

function ofSetting(word: SettingName): Teaching {
  const setting: Setting = settings[word];
  const example = exampleValue(word);
  const secret = setting.secret === true;
  return {
    word,
    kind: "setting",
    what: setting.help,
    facts: [
      ["value", setting.choices?.join(", ") ?? kinds[setting.kind]],
      ["default", setting.default === undefined ? "none" : String(setting.default)],
      ["file", inFile(word, setting, example)],
      ["flag", secret ? `--${word} <${setting.value ?? word}>` : flagOf(word, setting, example)],
      ["input", `${word}: ${secret ? `\${{ secrets.${setting.environment} }}` : example}`],
      [
        "variable",
        setting.environment === undefined ? "none" : `${setting.environment}=${secret ? "…" : quoted(example)}`,
      ],
      ["commit", `${commitWords[setting.commit.may]}: ${setting.commit.why}`],
      ...(word === "token" ? [["page", tokenPage] as const] : []),
    ],
  };
}

const kinds: Readonly<Record<Setting["kind"], string>> = {
  text: "one text",
  list: "several: a flag is repeated, an input has a line each",
  switch: "true or false",
  choice: "one of a few",
  seconds: "seconds",
  count: "a whole number",
  yaml: "a small map, as in YAML",
};

const commitWords: Readonly<Record<CommitWord["may"], string>> = {
  yes: "may say it",
  told: "may say it, and every report then says so",
  agreed: "may say it once a person agreed (screeps-sync allow)",
  no: "may not say it",
};

const quoted = (text: string): string => (/^[\w./:-]+$/.test(text) ? text : `'${text}'`);

function inFile(word: SettingName, { commit }: Setting, example: string): string {
  if (commit.may === "no") return "never: it is not a commit's to say";
  return `${word}: ${/^[*"]/.test(example) ? JSON.stringify(example) : example}`;
}

function flagOf(word: SettingName, setting: Setting, example: string): string {
  if (setting.kind !== "switch") return `--${word} ${quoted(example)}`;
  return setting.default === true ? `--no-${word}` : `--${word}`;
}

function ofOutcome(word: Outcome): Teaching {
  const { exit, truth } = outcomes[word];
  return {
    word,
    kind: "outcome",
    what: truth,
    facts: [
      ["exit", String(exit)],
      ["in CI", exit === 0 ? "the step is green" : "the step fails"],
      ["next", outcomeAdvice[word]],
    ],
  };
}

function ofCheck(word: CheckName): Teaching {
  const { usual, what } = checks[word];
  return {
    word,
    kind: "finding",
    what,
    facts: [
      ["usually", usual],
      ["file", `checks: { ${word}: warn }`],
      ["flag", `--checks '${word}: warn'`],
      ["input", `checks: "${word}: warn"`],
      ["levels", "error stops a deploy, warn is shown, off looks away (and every report says so)"],
    ],
  };
}
