import { settingNames } from "../../model/settings/read-settings.ts";
import type { SettingName } from "../../model/settings/settings.ts";

/** The inputs that are the Action's own; every other one is a setting. */
export const ownInputs = {
  command: {
    help: "what to do: deploy the commit of the event; check it (plan, nothing is written); backup the live code; restore a record; pull what was edited in the game into a pull request; clean up code branches whose git branch or pull request is gone",
    default: "deploy",
  },
  ref: {
    help: "commit, git branch, tag or record to work on instead of that of the event, fetched where it is missing; for restore, the record (default: what the event names)",
    default: "",
  },
  "working-directory": {
    help: "folder of the checkout, below the workspace (default: the workspace itself)",
    default: "",
  },
  environment: {
    help: "name of a GitHub environment: the deploy is shown as a GitHub Deployment there; needs github-token",
    default: "",
  },
  comment: {
    help: "true: a check of a pull request writes its plan as one comment that is kept up to date; needs github-token with `pull-requests: write`, and with `checks: write` shows it as a check of the commit too (default: false)",
    default: "",
  },
  "github-token": {
    help: "token for what is shown on GitHub: `deployments: write` for environment, `pull-requests: write` for pull and comment, `pull-requests: read` for clean; the token of the job will do",
    default: "",
  },
} as const;

/** The settings of the one table that can be given as an input. */
export const inputSettings: readonly SettingName[] = settingNames;

/** How a person at this door calls a setting, and one with its value. */
export const nameOfInput = (name: string, value?: string): string =>
  value === undefined ? `input "${name}"` : `${name}: ${value}`;
