import { expect, test } from "vitest";
import { deploymentState } from "../../../src/action/commands/deployment-state.ts";
import { type Outcome, outcomes } from "../../../src/model/outcome/outcome.ts";

test.each<[Outcome, ReturnType<typeof deploymentState>]>([
  ["deployed", "success"],
  ["unchanged", "success"],
  ["written", "success"],
  ["planned", "inactive"],
  ["skipped", "inactive"],
  ["superseded", "inactive"],
  ["failed", "failure"],
  ["drift", "failure"],
  ["rate-limited", "failure"],
  ["mismatch", "failure"],
  ["sick", "failure"],
  ["rolled-back", "inactive"],
  ["unknown", "error"],
  ["bug", "error"],
])("%s is shown as %s", (outcome, state) => {
  expect(deploymentState(outcome)).toBe(state);
});

test("no outcome that fails the job is shown as a success", () => {
  for (const outcome of Object.keys(outcomes) as Outcome[])
    if (outcomes[outcome].exit !== 0)
      expect(["failure", "error", "inactive"], outcome).toContain(deploymentState(outcome));
});
