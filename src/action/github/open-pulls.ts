// Covered by test/action/github/open-pulls.test.ts
import type { OpenPullRequest } from "../../sync/clean/standing-refs.ts";
import type { ActionRun } from "../start/run.ts";
import { type GitHub, needs, openGitHub, orNotice, within } from "./github.ts";

const perPage = 100;
const mostPages = 20;

/** The open pull requests from git branches of this repository; undefined: GitHub did not tell, and all of them or none count. */
export async function askOpenPulls(
  run: Pick<ActionRun, "inputs" | "job" | "log">,
): Promise<readonly OpenPullRequest[] | undefined> {
  const github = await openGitHub(run);
  if (github === undefined)
    run.log.info(`Which pull requests are open is taken from git${needs("pull-requests: read")}`);
  if (github === undefined) return undefined;
  const errand = { what: "ask GitHub which pull requests are open", permission: "pull-requests: read" };
  return orNotice(run, { ...errand, help: "; what git shows of them is taken" }, () => listOpen(github));
}

async function listOpen({ octokit, place }: GitHub): Promise<readonly OpenPullRequest[]> {
  const found: OpenPullRequest[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data } = await octokit.rest.pulls.list({
      ...place,
      state: "open",
      per_page: perPage,
      page,
      request: within(),
    });
    for (const { number, head } of data)
      if (head.repo?.full_name === `${place.owner}/${place.repo}`) found.push({ number, gitBranch: head.ref });
    if (data.length < perPage) return found;
  }
  throw new Error(`there are more than ${perPage * mostPages}`);
}
