import { givenSecrets } from "../../model/account/given-secrets.ts";
import type { RawSettings } from "../../model/settings/read-settings.ts";
import { inputSettings, ownInputs } from "./input-names.ts";

/** What the workflow gave this step. */
export interface Inputs {
  readonly command: string;
  /** Empty: the event says it. */
  readonly ref: string;
  /** Empty: the workspace. */
  readonly workingDirectory: string;
  readonly environment: string;
  /** `true` is checked where it is used: a wrong word is told before anything is done. */
  readonly comment: string;
  readonly githubToken: string;
  readonly raw: RawSettings;
  /** The environment as it was, without inputs; what can be a credential in it is no longer in that of the process. */
  readonly env: NodeJS.ProcessEnv;
  /** Every credential that was given. */
  readonly secrets: readonly string[];
}

/**
 * Takes the inputs out of an environment: a crash report, a child or a later line cannot show what is not there.
 * @param environment that of the process, which is changed
 */
export function takeInputs(environment: NodeJS.ProcessEnv): Inputs {
  const all = { ...environment };
  for (const name of Object.keys(environment)) if (mayHoldSecret(name)) delete environment[name];
  const env = Object.fromEntries(Object.entries(all).filter(([name]) => !/^INPUT_/i.test(name)));
  const own = (name: keyof typeof ownInputs) => inputOf(all, name) || ownInputs[name].default;
  const raw: RawSettings = Object.fromEntries(inputSettings.map((name) => [name, inputOf(all, name)]));
  const githubToken = own("github-token");
  const secrets = [...givenSecrets(raw, env), ...secretVariables(env), githubToken].filter((secret) => secret !== "");
  const workingDirectory = own("working-directory");
  return {
    command: own("command"),
    ref: own("ref"),
    workingDirectory,
    environment: own("environment"),
    comment: own("comment"),
    githubToken,
    raw,
    env,
    secrets,
  };
}

/** As the runner names them: upper case, spaces become `_`, hyphens stay. Only ASCII space is trimmed: a BOM in a ref is no accident. */
function inputOf(env: NodeJS.ProcessEnv, name: string): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? "").replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
}

// Git and its credential helpers may need the token of GitHub itself; everything of ours and of our likes they do not.
const secretName = /(?:^|_)(?:TOKEN|PASSWORD|SECRET)$/;
const keptForGit = /^(?:GITHUB|GH|ACTIONS)_/;

function mayHoldSecret(name: string): boolean {
  const upper = name.toUpperCase();
  return /^(?:INPUT|SCREEPS)_/.test(upper) || (secretName.test(upper) && !keptForGit.test(upper));
}

function secretVariables(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value]) =>
    secretName.test(name.toUpperCase()) && value !== undefined ? [value] : [],
  );
}
