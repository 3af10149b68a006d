import type * as v from "valibot";
import { checkLevels } from "../checks/checks.ts";
import type { Setting } from "../settings/setting.ts";
import { settings } from "../settings/settings.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { fileSettings, levelNames } from "./config-schema.ts";
import { spelling } from "./spelling.ts";

export type Issue = v.BaseIssue<unknown>;

/** Its keys, outermost first. */
export function pathOf(issue: Issue): readonly unknown[] {
  return issue.path?.map((item) => item.key) ?? [];
}

/** What is wrong with a value, in the words of the file. */
export function explain(issue: Issue): string {
  const key = pathOf(issue).findLast((step) => typeof step === "string") ?? "";
  const name = Object.entries(spelling).find(([, own]) => own === key)?.[0] ?? key;
  const setting: Setting | undefined = Object.hasOwn(settings, name)
    ? settings[name as keyof typeof settings]
    : undefined;
  if (setting?.secret)
    return `"${name}" is a credential: it belongs in the environment or in a secret, never in a committed file`;
  if (issue.expected === "never" && setting?.commit.may === "no") return notCommitted(name, setting);
  if (issue.expected === "never")
    return `"${name}" is not a setting: allowed are ${allowedBeside(issue)}${didYouMean(name, allowedBeside(issue).split(", "))}`;
  if (issue.type === "picklist") {
    const allowed = setting?.choices ?? checkLevels;
    const meant = typeof issue.input === "string" ? didYouMean(issue.input, allowed) : "";
    return `"${name}" cannot be ${issue.received}: allowed are ${allowed.join(", ")}${meant}`;
  }
  if (issue.message.startsWith("Invalid"))
    return `"${name}" must be ${issue.expected ?? "something else"}, found ${issue.received}`;
  return `"${name}" ${issue.message}`;
}

function notCommitted(name: string, { commit, environment }: Setting): string {
  const variable = environment === undefined ? "" : ` or ${environment}`;
  return `"${name}" ${commit.why}, so a commit may not say it: give --${name}${variable}`;
}

function allowedBeside(issue: Issue): string {
  if (pathOf(issue)[0] === "checks") return levelNames.join(", ");
  if (pathOf(issue)[0] === "servers") return "url, token, username, password, server-password, branch, optional";
  return fileSettings.map(([name]) => name).join(", ");
}
