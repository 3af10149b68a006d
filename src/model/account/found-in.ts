import type { Credentials } from "./credentials.ts";

/** Where credentials came from that no file and no helper kept: the variable that holds exactly this secret, or else a flag or input. */
export function foundIn(credentials: Credentials, env: NodeJS.ProcessEnv): string {
  const secret = credentials.kind === "token" ? credentials.token : credentials.password;
  const variable = Object.keys(env).find((name) => env[name] === secret);
  return variable === undefined ? "a flag or input" : `variable ${variable}`;
}
