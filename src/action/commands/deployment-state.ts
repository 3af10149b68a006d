import { type Outcome, outcomes } from "../../model/outcome/outcome.ts";

export type State = "in_progress" | "success" | "failure" | "error" | "inactive";

/** This commit is not live, and what is live is as it was, or newer. */
const notLive: ReadonlySet<Outcome> = new Set(["superseded", "skipped", "planned", "rolled-back"]);
/** What is live is not known. */
const unsure: ReadonlySet<Outcome> = new Set(["unknown", "bug"]);

/** What GitHub is to show of a deploy: `success` only where the commit is live, as far as was promised. */
export function deploymentState(outcome: Outcome): State {
  if (notLive.has(outcome)) return "inactive";
  if (unsure.has(outcome)) return "error";
  return outcomes[outcome].exit === 0 ? "success" : "failure";
}
