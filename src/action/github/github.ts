// Covered by test/action/github/open-pulls.test.ts
import type { getOctokit } from "@actions/github";
import type { ActionRun } from "../start/run.ts";

/** GitHub's API, and the repository of the run. */
export interface GitHub {
  readonly octokit: ReturnType<typeof getOctokit>;
  readonly place: { readonly owner: string; readonly repo: string };
}

/** What is asked of GitHub, in words, and what a token needs for it. */
export interface Errand {
  /** `list the pull requests` */
  readonly what: string;
  /** As a workflow writes it: `pull-requests: write`. */
  readonly permission: string;
  /** What helps besides, where GitHub refuses. */
  readonly help?: string;
}

/** Undefined: no token was given. */
export async function openGitHub({ inputs, job }: Pick<ActionRun, "inputs" | "job">): Promise<GitHub | undefined> {
  if (inputs.githubToken === "") return undefined;
  const { getOctokit } = await import("@actions/github");
  const octokit = getOctokit(inputs.githubToken, { baseUrl: inputs.env["GITHUB_API_URL"] ?? "https://api.github.com" });
  return { octokit, place: { owner: job.owner, repo: job.name } };
}

/** Runs an errand; what GitHub refuses is a notice that names the permission, and undoes nothing. */
export async function orNotice<T>(
  { log }: Pick<ActionRun, "log">,
  { what, permission, help = "" }: Errand,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (failure) {
    log.annotate("notice", `Cannot ${what}: ${foundIn(failure)}${mayNot(failure) ? needs(permission) : ""}${help}`, {
      title: "GitHub",
    });
    return undefined;
  }
}

/** The line that helps where a token is missing, or may too little. */
export const needs = (permission: string): string =>
  `; the job needs "permissions: { ${permission} }" and input "github-token"`;

export const foundIn = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/** GitHub answers 404 too, so that nobody learns what is there. */
export function mayNot(failure: unknown): boolean {
  const status = typeof failure === "object" && failure !== null && "status" in failure ? failure.status : undefined;
  return status === 401 || status === 403 || status === 404;
}

const longestCallMs = 10_000;

/** No call to GitHub holds a run up for long. */
export const within = () => ({ signal: AbortSignal.timeout(longestCallMs) });
