// Covered by test/sync/offer/offer.test.ts
import { fetchBranches, listRemote, pushCommit } from "../../git/clone/remote.ts";
import { isAncestor } from "../../git/history/ancestry.ts";
import { readCommits } from "../../git/history/commits.ts";
import { GitError } from "../../git/process/git-error.ts";
import type { Repository } from "../../git/process/repository.ts";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import { liveBranch } from "../../model/records/record-refs.ts";
import { shortId } from "../../model/text/short-id.ts";
import { oneTarget } from "../account/one-target.ts";
import { pull } from "../pull/pull.ts";
import type { PullReport } from "../pull/pull-report.ts";
import { type Asked, type PreparedAccount, prepareAccount } from "../start/prepare.ts";

/** What was edited in the game, on a git branch of the remote from which people merge it. */
export interface Offer {
  readonly report: PullReport;
  /** `from-game/<server>/<branch>` */
  readonly gitBranch: string;
  /** The commit that the git branch holds and that waits to be merged; absent: there is nothing to bring home, or it could not be pushed. */
  readonly waiting?: string;
}

const firstWord = "from-game";

/**
 * Pulls live code and pushes it to a git branch of its own, which people merge. The same edit is pushed once.
 * @param remote where it is pushed to: `origin`
 * @throws UsageError where it cannot be told what is meant
 */
export async function offerLive(asked: Asked, remote: string, account?: PreparedAccount): Promise<Offer> {
  const prepared = account ?? (await prepareAccount(asked));
  const target = oneTarget(prepared.targets, "pull");
  if (prepared.values["record-prefix"].split("/")[0] === firstWord)
    throw new UsageError(
      `Cannot pull to a git branch ${firstWord}/…: record-prefix "${prepared.values["record-prefix"]}" keeps records there`,
    );
  const wish = { branch: undefined, how: "name", patch: false, quiet: true } as const;
  const report = await pull(asked, wish, prepared);
  const gitBranch = liveBranch({ server: target.server.name, branch: report.branch }, firstWord);
  try {
    return { gitBranch, ...(await push(asked.repository, remote, gitBranch, report)) };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return { gitBranch, report: { ...report, outcome: failure.outcome, message: failure.message } };
  }
}

async function push(
  repository: Repository,
  remote: string,
  gitBranch: string,
  report: PullReport,
): Promise<Omit<Offer, "gitBranch">> {
  const { commit } = report;
  if (commit === undefined || (report.outcome !== "pulled" && report.outcome !== "unchanged")) return { report };
  const tip = (await listRemote(repository, remote, gitBranch)).get(gitBranch);
  if (report.outcome === "unchanged") {
    const waits = commit === tip && !(await isAncestor(repository, commit, "HEAD"));
    return waits ? waiting(report, gitBranch, commit) : { report };
  }
  if (tip !== undefined) await fetchBranches(repository, remote, [gitBranch]);
  if (tip !== undefined && (await isSameEdit(repository, tip, commit))) return waiting(report, gitBranch, tip);
  if (tip !== undefined && !(await isOurs(repository, tip, commit))) throw foreign(remote, gitBranch, tip);
  await pushOrExplain(repository, remote, { commit, branch: gitBranch, expected: tip });
  return waiting(report, gitBranch, commit);
}

async function pushOrExplain(
  repository: Repository,
  remote: string,
  what: Parameters<typeof pushCommit>[2],
): Promise<void> {
  try {
    await pushCommit(repository, remote, what);
  } catch (failure) {
    if (!(failure instanceof GitError)) throw failure;
    const found = `Cannot push ${what.branch} to ${remote}: ${failure.message}`;
    throw new GitError(`${found}; a job needs "permissions: { contents: write }" for it`, { cause: failure });
  }
}

const waiting = (report: PullReport, gitBranch: string, commit: string): Omit<Offer, "gitBranch"> => ({
  waiting: commit,
  report: {
    ...report,
    outcome: "pulled",
    commit,
    message: `${report.message.replace(/; "git merge [^"]*" brings it home$|^Nothing to pull: /g, "")}; ${gitBranch} holds it until it is merged`,
  },
});

/** Pulled at another time it would be another commit. */
async function isSameEdit(repository: Repository, tip: string, commit: string): Promise<boolean> {
  const [there, here] = await readCommits(repository, [tip, commit]);
  return there?.tree === here?.tree && there?.parents.join() === here?.parents.join();
}

/** What somebody else has put there is not overwritten. */
async function isOurs(repository: Repository, tip: string, commit: string): Promise<boolean> {
  const [there] = await readCommits(repository, [tip]);
  return /^Screeps-Pulled: /m.test(there?.message ?? "") || isAncestor(repository, tip, commit);
}

const foreign = (remote: string, gitBranch: string, tip: string): UsageError =>
  new UsageError(
    `Cannot push what was edited in the game: ${gitBranch} of ${remote} is at ${shortId(tip)}, which is no commit of a pull; merge it or delete that git branch`,
  );
