// Covered by test/doors/action/action.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import type { Target } from "../../sync/account/targets.ts";
import type { ActionRun } from "../start/run.ts";

/** Hides what the configuration named besides the inputs. */
export function hideCredentials(targets: readonly Target[], { secrets }: Pick<ActionRun, "secrets">): void {
  for (const { credentials, serverPassword } of targets) {
    if (serverPassword !== undefined) secrets.hide([serverPassword]);
    if (credentials?.kind === "token") secrets.hide([credentials.token], credentials.username);
    if (credentials?.kind === "password") secrets.hide([credentials.password], credentials.username);
  }
}

/** An empty secret looks to the runner like none at all, so the likely cause is said. @throws UsageError */
export function checkCredentials(targets: readonly Target[], { job }: Pick<ActionRun, "job">): void {
  const without = targets.find(({ credentials, optional }) => credentials === undefined && !optional);
  if (without === undefined) return;
  const official = new URL(without.server.root).hostname === "screeps.com";
  const input = official ? 'input "token" is empty' : 'input "token" is empty, and so are "username" and "password"';
  const cause = job.byDependabot
    ? "runs of Dependabot get the secrets of Dependabot alone (Settings, Secrets and variables, Dependabot)"
    : "most likely the secret is not set for this repository (Settings, Secrets and variables, Actions), its name is misspelt, or it belongs to an environment that the job does not name";
  throw new UsageError(`Cannot sign in to ${without.label}: ${input}; ${cause}`);
}
