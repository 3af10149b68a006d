// Covered by test/action/github/plan-comment.test.ts
import { type Result, withoutReports } from "../result/result.ts";
import { renderSummary } from "../show/summary.ts";
import type { ActionRun } from "../start/run.ts";
import { type GitHub, needs, openGitHub, orNotice, within } from "./github.ts";

/** By this our comment is found again. Nobody else's text can hold it: all of it is escaped. */
const marker = "<!-- screeps-sync: plan -->";

type Run = Pick<ActionRun, "inputs" | "job" | "log" | "event" | "secrets">;

/** Writes what a check found as one comment of its pull request, the same one each time. Nothing of it changes the result. */
export async function commentPlan(run: Run, result: Result): Promise<void> {
  const { event, log } = run;
  const number = event.pullRequest?.number ?? 0;
  const permission = "pull-requests: write";
  if (number === 0) return log.info(`No comment is written: ${event.name} is about no pull request`);
  const github = await openGitHub(run);
  if (github === undefined)
    return log.annotate("notice", `No comment is written on the pull request${needs(permission)}`, { title: "GitHub" });
  const help = event.pullRequest?.fromFork === true ? "; a pull request of a fork has a token that only reads" : "";
  await orNotice(run, { what: "write a comment on the pull request", permission, help }, () =>
    write(github, number, planText(run, result)),
  );
}

// GitHub takes 65,536 characters.
const mostCharacters = 60_000;

/** A result as Markdown that GitHub takes; where it is too long, the message alone. */
export function planText({ job, secrets }: Pick<Run, "job" | "secrets">, result: Result): string {
  const whole = renderSummary(result, job, secrets.redact);
  if (whole.length < mostCharacters) return whole;
  const { command, outcome, message } = result;
  return renderSummary(withoutReports(command, outcome, message), job, secrets.redact).slice(0, mostCharacters);
}

async function write(github: GitHub, number: number, text: string): Promise<void> {
  const { octokit, place } = github;
  const body = `${marker}\n${text}`;
  const known = await findOwn(github, number);
  if (known?.body === body) return;
  if (known === undefined) {
    await octokit.rest.issues.createComment({ ...place, issue_number: number, body, request: within() });
    return;
  }
  await octokit.rest.issues.updateComment({ ...place, comment_id: known.id, body, request: within() });
}

const perPage = 100;
const mostPages = 30;

/** The marker alone proves nothing: anybody can write it, and what another wrote is not ours to change. */
async function findOwn(github: GitHub, number: number) {
  const { octokit, place } = github;
  const self = await askSelf(github);
  for (let page = 1; page <= mostPages; page += 1) {
    const about = { ...place, issue_number: number, per_page: perPage, page, request: within() };
    const { data } = await octokit.rest.issues.listComments(about);
    const found = data.find(({ body, user }) => body?.startsWith(marker) === true && bare(user?.login) === self);
    if (found !== undefined || data.length < perPage) return found;
  }
  return undefined;
}

/** The token of a job may not read its own user by REST. */
async function askSelf({ octokit }: GitHub): Promise<string> {
  try {
    const asked = await octokit.graphql<{ viewer: { login: string } }>("query { viewer { login } }", {
      request: within(),
    });
    return bare(asked.viewer.login);
  } catch {
    return "github-actions";
  }
}

const bare = (login: string | undefined): string => (login ?? "").replace(/\[bot\]$/, "");
