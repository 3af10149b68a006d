import { UnusableNameError, UsageError } from "../outcome/errors.ts";

/** The server checks nothing but the length, and takes `$` for «the active branch» (observed on the open server). */
export const longestBranch = 30;

/** So many code branches an account may have on a server. */
export const mostBranches = 30;

/** @throws UsageError for a name that the server could not hold or would read as something else. */
export function checkBranch(name: string): string {
  const wrong = wrongName(name);
  if (wrong === undefined) return name;
  throw new UsageError(
    `Cannot use "${name}" as a code branch: ${wrong}; 1 to ${longestBranch} characters without a leading $ are allowed, {slug} in a rule shortens a git branch`,
  );
}

/** Whether the service reads a name as that of a branch: no name, or one that begins with `$`, means the active branch. */
export const isBranchName = (name: string): boolean => name !== "" && !name.startsWith("$");

function wrongName(name: string): string | undefined {
  if (name === "") return "it is empty";
  if (name.startsWith("$")) return "it starts with $";
  return name.length > longestBranch ? `it has ${name.length} characters, and ${longestBranch} are allowed` : undefined;
}

/** The same for a git branch that no rule gave another name. */
export function checkOwnName(name: string): string {
  const wrong = wrongName(name);
  if (wrong === undefined) return name;
  throw new UnusableNameError(
    `Cannot use git branch "${name}" as a code branch: ${wrong}; a rule names another, such as branches: { "*": "{slug}" }`,
  );
}
