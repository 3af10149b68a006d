import { UsageError } from "../outcome/errors.ts";
import { setting, told } from "../text/told.ts";
import type { ServerEntry } from "./setting-values.ts";

/** `${VARIABLE}` → its name; undefined for any other text. */
export function variableIn(reference: string | undefined): string | undefined {
  return /^\$\{(\w+)\}$/.exec(reference ?? "")?.[1];
}

/** The variables that an entry of `servers:` takes credentials from. */
export function variablesOf({ token, username, password, serverPassword }: ServerEntry): string[] {
  return [token, username, password, serverPassword].map(variableIn).filter((name) => name !== undefined);
}

/** Whether a commit may have a variable sent: ours, except the one that holds a whole file, or one that a person listed. */
export function mayName(variable: string, listed: readonly string[]): boolean {
  return (variable.startsWith("SCREEPS_") && variable !== "SCREEPS_CONFIG") || listed.includes(variable);
}

/** @throws UsageError for an entry of a committed file that asks for a variable which is not its to send */
export function checkVariables(entry: ServerEntry, listed: readonly string[]): void {
  const foreign = variablesOf(entry).find((name) => !mayName(name, listed));
  if (foreign === undefined) return;
  throw new UsageError(
    told`Cannot use server "${entry.name}": the committed file asks for \${${foreign}}, and a commit may name SCREEPS_… variables only; rename it, or give ${setting("allow-variables")} ${foreign} (SCREEPS_SYNC_ALLOW_VARIABLES)`,
  );
}
