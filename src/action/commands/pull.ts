// Covered by test/doors/action/both-ways.test.ts
import { type Offer, offerLive } from "../../sync/offer/offer.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { settlePullRequest } from "../github/pull-request.ts";
import { withoutCommit } from "../result/account-report.ts";
import { type Result, resultOf } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";

/** `command: pull`: what was edited in the game becomes a git branch and a pull request, one that is kept up to date. */
export async function pull(run: ActionRun): Promise<Result> {
  const { asked, inputs, event } = run;
  const account = await prepareAccount(asked);
  hideCredentials(account.targets, run);
  checkCredentials(account.targets, run);
  const offer = await offerLive(asked, "origin", account);
  const isSure = offer.report.outcome === "pulled" || offer.report.outcome === "unchanged";
  const base = event.refName.gitBranch ?? event.defaultBranch;
  const pullRequest = isSure && !account.values["dry-run"] ? await settlePullRequest(run, offer, base) : undefined;
  return { ...resultOf(inputs.command, [asReport(offer, pullRequest)], account.targets), pullRequest };
}

/** A pull in the words of every report. */
function asReport({ report }: Offer, number: number | undefined) {
  const { outcome, server, branch, commit = "", plan, record, waits, limits, retryAt, retryAfterMs } = report;
  const message = number === undefined ? report.message : `${report.message}, as pull request #${number}`;
  return {
    ...{ ...withoutCommit, outcome, message, server, branch, commit, waits, limits },
    ...(plan === undefined ? {} : { plan }),
    ...(record === undefined ? {} : { record }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}
