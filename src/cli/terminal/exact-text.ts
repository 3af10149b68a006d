// Covered by test/cli/commands/pull.test.ts
import { fstatSync } from "node:fs";
import { UsageError } from "../../model/outcome/errors.ts";

/**
 * Whether text may go to standard output as it is: not where a terminal would obey it, nor the runner of GitHub Actions,
 * which reads every line of a step that is not sent to a file.
 */
export function mayBeExact(env: NodeJS.ProcessEnv): boolean {
  if (process.stdout.isTTY) return false;
  return env["GITHUB_ACTIONS"] !== "true" || fstatSync(1).isFile();
}

/** @throws UsageError where a secret is in it: without that it would be another text */
export function checkExact(text: string, redact: (text: string) => string): string {
  if (redact(text) === text) return text;
  throw new UsageError(
    "Cannot print the patch: a credential of this run is in it; change that credential, it is in live code",
  );
}
