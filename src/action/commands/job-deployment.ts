// Covered by test/doors/action/deployment.test.ts
import type { getOctokit } from "@actions/github";
import type { Prepared } from "../../sync/start/prepare.ts";
import type { ActionRun } from "../start/run.ts";

type Octokit = ReturnType<typeof getOctokit>;

/**
 * Whether the job has an `environment:` of this name itself: then GitHub made a deployment when the job began, and a
 * second one would stand beside it. No variable of the runner tells, but the statuses of the job's own deployment link
 * to the job (`…/actions/runs/42/job/7`); ours link to the run alone.
 */
export async function isShownByJob(
  octokit: Octokit,
  { inputs, job, log }: ActionRun,
  { commit }: Prepared,
): Promise<boolean> {
  const place = { owner: job.owner, repo: job.name, request: within() };
  const shas = new Set([inputs.env["GITHUB_SHA"] ?? "", commit.oid].filter((sha) => sha !== ""));
  for (const sha of shas) {
    const about = { ...place, sha, environment: inputs.environment, per_page: mostDeployments };
    const { data: deployments } = await octokit.rest.repos.listDeployments(about);
    for (const { id } of deployments) {
      const { data: statuses } = await octokit.rest.repos.listDeploymentStatuses({ ...place, deployment_id: id });
      if (!statuses.some(({ log_url: url }) => url?.startsWith(`${job.runUrl}/job/`) === true)) continue;
      log.info(`The job has the environment "${inputs.environment}" itself, so GitHub shows its deployment already`);
      return true;
    }
  }
  return false;
}

// The newest come first, and that of this job is minutes old at most.
const mostDeployments = 5;
const longestCallMs = 10_000;

/** No call to GitHub holds a deploy up for long. */
export const within = () => ({ signal: AbortSignal.timeout(longestCallMs) });
