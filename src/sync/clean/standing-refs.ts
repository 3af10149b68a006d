// Covered by test/sync/clean/clean.test.ts
import { listAllRefs, mainRemote } from "../../git/clone/all-refs.ts";
import { gameRemotes } from "../../git/clone/game-remotes.ts";
import { listRefs } from "../../git/history/refs.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { GitRef } from "../../model/settings/branch-rules.ts";
import type { Asked } from "../start/prepare.ts";

/** A pull request that is open, and the git branch of this repository that it brings. */
export interface OpenPullRequest {
  readonly number: number;
  readonly gitBranch: string;
}

/** What is there that code branches are made for. */
export interface Standing {
  readonly refs: readonly GitRef[];
  /** `refs/pull/<number>/head` of the remote, also of pull requests that were closed long ago, the newest first. */
  readonly pullHeads: readonly { readonly ref: string; readonly commit: string }[];
  readonly remote: string | undefined;
}

/**
 * The git branches, tags and open pull requests of the remote, and the git branches of this clone, which may not be pushed yet.
 * @param openPulls as the host says, where a door can ask it; else a pull request counts as open whose head a git branch has
 * @throws UsageError where nothing says what is gone
 */
export async function readStanding(asked: Asked, openPulls?: readonly OpenPullRequest[]): Promise<Standing> {
  const { repository, recordRemote } = asked;
  const remote = recordRemote ?? (await mainRemote(repository, { without: await gameRemotes(repository) }));
  const remoteRefs = remote === undefined ? new Map<string, string>() : await listAllRefs(repository, remote);
  const heads = namedBelow(remoteRefs, "refs/heads/");
  // Half a list is not a list: all code branches would be gone by it.
  if (heads.length === 0) throw nothingThere(remote);
  const own = namedBelow(await listRefs(repository, "refs/heads"), "refs/heads/");
  const tags = namedBelow(remoteRefs, "refs/tags/").map(({ name: tag, sha }) => ({ tag, sha }));
  const branches = [...heads, ...own].map(({ name: gitBranch, sha }) => ({ gitBranch, sha }));
  const pullHeads = pullHeadsIn(remoteRefs);
  const pulls = openPulls?.map(asRef) ?? likelyOpen(pullHeads, branches);
  return { refs: [...branches, ...tags, ...pulls], pullHeads, remote };
}

const nothingThere = (remote: string | undefined): UsageError =>
  new UsageError(
    remote === undefined
      ? 'Cannot tell which git branches are gone: this clone has no remote "origin", and not just one other; name it so with git remote'
      : `Cannot tell which git branches are gone: ${remote} lists none at all`,
  );

function namedBelow(refs: ReadonlyMap<string, string>, folder: string) {
  return [...refs].flatMap(([ref, sha]) => (ref.startsWith(folder) ? [{ name: ref.slice(folder.length), sha }] : []));
}

function pullHeadsIn(refs: ReadonlyMap<string, string>): Standing["pullHeads"] {
  const heads = [...refs].flatMap(([ref, commit]) => (numberOf(ref) === 0 ? [] : [{ ref, commit }]));
  return heads.sort((a, b) => numberOf(b.ref) - numberOf(a.ref));
}

const numberOf = (ref: string): number => Number(/^refs\/pull\/(\d{1,15})\/head$/.exec(ref)?.[1] ?? 0);

const asRef = ({ number, gitBranch }: OpenPullRequest): GitRef => ({ pull: number, gitBranch, sha: "" });

/** A host closes a pull request whose git branch is deleted. One of a fork is at no git branch here, and never deployed. */
function likelyOpen(pullHeads: Standing["pullHeads"], branches: readonly GitRef[]): readonly GitRef[] {
  return pullHeads.flatMap(({ ref, commit }) =>
    branches.filter(({ sha }) => sha === commit).map((branch) => ({ ...branch, pull: numberOf(ref) })),
  );
}
