// Covered by test/doors/action/action.test.ts
import type { getOctokit } from "@actions/github";
import type { Prepared } from "../../sync/start/prepare.ts";
import type { Result } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { deploymentState, type State } from "./deployment-state.ts";
import { isShownByJob, within } from "./job-deployment.ts";

/** Shows what `work` does as a GitHub Deployment, where `environment:` asks for one. Nothing that GitHub answers changes the result. */
export async function showDeployment(run: ActionRun, prepared: Prepared, work: () => Promise<Result>): Promise<Result> {
  if (run.inputs.environment === "" || prepared.values["dry-run"]) return work();
  const mark = await begin(run, prepared);
  let state: State = "error";
  try {
    const result = await work();
    state = deploymentState(result.outcome);
    return result;
  } finally {
    await mark?.(state);
  }
}

async function begin(run: ActionRun, prepared: Prepared): Promise<((state: State) => Promise<void>) | undefined> {
  const { inputs, job, log } = run;
  if (inputs.githubToken === "") {
    log.annotate("notice", 'No GitHub Deployment is shown: input "environment" needs input "github-token"', { title });
    return undefined;
  }
  const { getOctokit } = await import("@actions/github");
  const octokit = getOctokit(inputs.githubToken, { baseUrl: inputs.env["GITHUB_API_URL"] ?? "https://api.github.com" });
  const id = await quietly(run, "create it", async () =>
    (await isShownByJob(octokit, run, prepared)) ? undefined : await create(octokit, run, prepared),
  );
  if (id === undefined) return undefined;
  const mark = async (state: State): Promise<void> => {
    await quietly(run, `mark it ${state}`, () =>
      octokit.rest.repos.createDeploymentStatus({
        owner: job.owner,
        repo: job.name,
        deployment_id: id,
        state,
        log_url: job.runUrl,
        environment: inputs.environment,
        environment_url: prepared.targets[0]?.server.root ?? "",
        request: within(),
      }),
    );
  };
  await mark("in_progress");
  return mark;
}

async function create(
  octokit: ReturnType<typeof getOctokit>,
  { inputs, job }: ActionRun,
  { commit, branch }: Prepared,
) {
  const { data } = await octokit.rest.repos.createDeployment({
    owner: job.owner,
    repo: job.name,
    ref: commit.oid,
    environment: inputs.environment,
    description: `Code branch ${branch ?? ""}`,
    auto_merge: false,
    // The job itself is a check that has not passed yet.
    required_contexts: [],
    request: within(),
  });
  // 202 means that GitHub merged something instead, which we asked it not to do.
  return "id" in data ? data.id : undefined;
}

async function quietly<T>({ log }: ActionRun, what: string, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (failure) {
    const found = failure instanceof Error ? failure.message : String(failure);
    const help = /\b403\b|not accessible/.test(found) ? "; give the job the permission deployments: write" : "";
    log.annotate("notice", `Cannot show the GitHub Deployment: GitHub did not let us ${what}: ${found}${help}`, {
      title,
    });
    return undefined;
  }
}

const title = "GitHub Deployment";
