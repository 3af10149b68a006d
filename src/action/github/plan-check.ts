// Covered by test/action/github/plan-comment.test.ts
import type { Result } from "../result/result.ts";
import { outcomeWords } from "../show/outcome-words.ts";
import type { ActionRun } from "../start/run.ts";
import { foundIn, openGitHub, within } from "./github.ts";
import { planText } from "./plan-comment.ts";

type Run = Pick<ActionRun, "inputs" | "job" | "log" | "event" | "secrets">;

/** Shows what a check found as a check of the pull request's newest commit, where the token may; else the log says why not. */
export async function showCheck(run: Run, result: Result): Promise<void> {
  const head = run.event.pullRequest?.head ?? "";
  const github = await openGitHub(run);
  if (github === undefined || head === "") return;
  try {
    await github.octokit.rest.checks.create({
      ...github.place,
      name: "screeps-sync plan",
      head_sha: head,
      details_url: run.job.runUrl,
      status: "completed",
      conclusion: conclusionOf(result),
      output: { title: outcomeWords[result.outcome], summary: planText(run, result) },
      request: within(),
    });
  } catch (failure) {
    run.log.info(`No check of the commit is shown (permissions: { checks: write } allows it): ${foundIn(failure)}`);
  }
}

/** A limit of the service says nothing of the code. */
function conclusionOf({ outcome, exit }: Result): "success" | "failure" | "neutral" {
  if (outcome === "skipped" || outcome === "rate-limited" || outcome === "unreachable") return "neutral";
  return exit === 0 ? "success" : "failure";
}
