// Covered by test/action/github/pull-request.test.ts
import type { Offer } from "../../sync/offer/offer.ts";
import { codeSpan, prose } from "../show/markdown.ts";
import { moduleTable } from "../show/module-table.ts";
import type { ActionRun } from "../start/run.ts";
import { type GitHub, needs, openGitHub, orNotice, within } from "./github.ts";
import { pullTitle } from "./pull-title.ts";

type Run = Pick<ActionRun, "inputs" | "job" | "log">;

/** The one pull request of a git branch, as far as it matters here. */
interface Found {
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly body: string | null;
  readonly head: { readonly sha: string };
}

/**
 * Brings the pull request of an offer up to date: opens it, tells anew what it holds, or closes it once there is nothing to
 * bring home. Where GitHub refuses, the git branch stays pushed, and a notice has the line to open it.
 * @param base the git branch that it is to be merged into
 * @returns its number, where one is open
 */
export async function settlePullRequest(run: Run, offer: Offer, base: string): Promise<number | undefined> {
  const github = await openGitHub(run);
  const { gitBranch, waiting } = offer;
  const open = `; ${run.job.repositoryUrl}/compare/${base}...${gitBranch}?expand=1 opens it by hand`;
  const permission = "contents: write, pull-requests: write";
  if (github === undefined) {
    if (waiting !== undefined)
      run.log.annotate("notice", `No pull request is opened${needs(permission)}${open}`, { title: "GitHub" });
    return undefined;
  }
  const help = `, and the repository the setting "Allow GitHub Actions to create and approve pull requests"${open}`;
  const errand = { what: `bring the pull request of ${gitBranch} up to date`, permission };
  return orNotice(run, { ...errand, ...(waiting === undefined ? {} : { help }) }, () => settle(github, offer, base));
}

async function settle(github: GitHub, offer: Offer, base: string): Promise<number | undefined> {
  const newest = await findNewest(github, offer.gitBranch);
  if (offer.waiting === undefined) return close(github, newest);
  if (newest?.state === "open") return update(github, newest, offer);
  // A person who closed it does not want this edit; another one is asked about anew.
  if (newest?.head.sha === offer.waiting) return undefined;
  const { octokit, place } = github;
  const told = { title: pullTitle(offer.report), body: bodyOf(offer) };
  const request = { ...place, head: offer.gitBranch, base, ...told, request: within() };
  return (await octokit.rest.pulls.create(request)).data.number;
}

async function findNewest({ octokit, place }: GitHub, gitBranch: string): Promise<Found | undefined> {
  const head = `${place.owner}:${gitBranch}`;
  const about = { ...place, head, state: "all", sort: "created", direction: "desc", per_page: 10 } as const;
  const { data } = await octokit.rest.pulls.list({ ...about, request: within() });
  return data.find(({ state }) => state === "open") ?? data[0];
}

/** Nobody need merge what is home already, or is gone. */
async function close({ octokit, place }: GitHub, newest: Found | undefined): Promise<undefined> {
  if (newest?.state !== "open") return;
  await octokit.rest.pulls.update({ ...place, pull_number: newest.number, state: "closed", request: within() });
}

async function update({ octokit, place }: GitHub, { number, title, body }: Found, offer: Offer): Promise<number> {
  // Of an edit that was pulled before, nothing new is known.
  if (offer.report.plan === undefined) return number;
  const told = { title: pullTitle(offer.report), body: bodyOf(offer) };
  if (told.title === title && told.body === (body ?? "").replaceAll("\r\n", "\n")) return number;
  await octokit.rest.pulls.update({ ...place, pull_number: number, ...told, request: within() });
  return number;
}

// GitHub refuses a longer one as a whole.
const mostCharacters = 60_000;

/** What was edited, module by module; all of it text that means nothing to Markdown. */
function bodyOf({ report }: Offer): string {
  const parts = [
    prose(report.message),
    report.plan === undefined ? "" : moduleTable(report.plan),
    ...report.left
      .slice(0, 50)
      .map(({ name, why }) => `- ⚠️ ${codeSpan(name)} ${prose(`is not in it, because no file can hold it: ${why}`)}`),
    "Merging it brings the edit home: the next deploy then has it. It closes by itself when the edit is home, or is gone from the game.",
  ];
  const text = parts.filter((part) => part !== "").join("\n\n");
  return text.length < mostCharacters ? text : prose(report.message).slice(0, mostCharacters);
}
