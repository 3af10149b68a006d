import { settingNames } from "../../model/settings/read-settings.ts";
import type { SettingName } from "../../model/settings/settings.ts";

/** The inputs that are the Action's own; every other one is a setting. */
export const ownInputs = {
  command: {
    help: "what to do: deploy the commit of the event; check it (plan, nothing is written); backup the live code; restore a record",
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
  "github-token": {
    help: "token for GitHub Deployments, with `deployments: write`; the token of the job will do",
    default: "",
  },
} as const;

/** The settings of the one table that can be given as an input. */
export const inputSettings: readonly SettingName[] = settingNames;

/** How a person at this door calls a setting, and one with its value. */
export const nameOfInput = (name: string, value?: string): string =>
  value === undefined ? `input "${name}"` : `${name}: ${value}`;
