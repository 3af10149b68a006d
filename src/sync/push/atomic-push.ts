// Covered by test/doors/hook/push-story.test.ts
import { listRefs } from "../../git/history/refs.ts";
import { lookUpIds } from "../../git/objects/look-up.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { RefUpdate } from "./pushed-ref.ts";

/** What a person asked git to push, all or nothing. */
export interface Wanted {
  readonly remote: string;
  readonly allBranches: boolean;
  readonly refs: readonly { readonly local: string; readonly remote: string }[];
}

/**
 * Branches that were asked for and will not be pushed. Git tells a hook neither of what is up to date nor of what it refuses
 * for not being a fast-forward; which of both, only the remote's refs tell, as they were seen last.
 */
export async function unpushedBranches(
  repository: Repository,
  updates: readonly RefUpdate[],
  wanted: Wanted,
): Promise<readonly string[]> {
  const told = new Set(updates.map(({ remoteRef }) => remoteRef));
  const untold = (await branchesOf(repository, wanted)).filter(({ remote }) => !told.has(remote));
  const names = untold.flatMap(({ local, remote }) => [`${local}^{commit}`, trackingRef(wanted.remote, remote)]);
  const ids = await lookUpIds(repository, names);
  const isThere = (index: number) => ids[2 * index] !== undefined && ids[2 * index] === ids[2 * index + 1];
  return untold.filter((_, index) => !isThere(index)).map(({ remote }) => remote);
}

/** With full names on the remote. A tag that is not told of is there already. */
async function branchesOf(repository: Repository, { allBranches, refs }: Wanted): Promise<Wanted["refs"]> {
  const all = await listRefs(repository, "refs/heads");
  const branches = allBranches ? [...all.keys()].map((ref) => ({ local: ref, remote: ref })) : [];
  const named = refs.flatMap(({ local, remote }) => {
    const ref = remote.startsWith("refs/") ? remote : `refs/heads/${remote}`;
    const isBranch = ref.startsWith("refs/heads/") && (local !== remote || remote.startsWith("refs/") || all.has(ref));
    return isBranch ? [{ local, remote: ref }] : [];
  });
  return [...branches, ...named];
}

const trackingRef = (remote: string, branch: string): string =>
  branch.replace(/^refs\/heads\//, `refs/remotes/${remote}/`);
