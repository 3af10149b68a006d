// Covered by test/doors/hook/push-story.test.ts
import { isAncestor } from "../../git/history/ancestry.ts";
import { lookUpIds } from "../../git/objects/look-up.ts";
import type { Repository } from "../../git/process/repository.ts";

/** A ref of the remote, and what it is to become. */
export interface RefUpdate {
  /** As the user named it: a ref, a commit, or `(delete)`. Only for messages. */
  readonly localRef: string;
  /** What is pushed; undefined: the ref is to be deleted. Ids have the length that the repository's hash gives them. */
  readonly oid: string | undefined;
  /** Full name on the remote: `refs/heads/main`. */
  readonly remoteRef: string;
  /** What the remote held when it was last asked; undefined: the ref is new there. */
  readonly remoteOid: string | undefined;
}

/** An update that brings something, and what that is. */
export interface PushedRef {
  readonly update: RefUpdate;
  readonly oid: string;
  /** The commit that is pushed, tags peeled; undefined: a tag may name a file or a folder. */
  readonly commit: string | undefined;
  /** As rules know it; undefined: neither a branch nor a tag. */
  readonly name: { readonly gitBranch: string } | { readonly tag: string } | undefined;
  /** What the remote holds there, where this clone has it too. */
  readonly held: string | undefined;
}

/** Updates → what they push, from one git process. Deleted refs are left out. */
export async function resolvePushed(
  repository: Repository,
  updates: readonly RefUpdate[],
): Promise<readonly PushedRef[]> {
  const bringing = updates.filter(({ oid }) => oid !== undefined);
  const commits = await commitsOf(
    repository,
    bringing.flatMap(({ oid, remoteOid }) => [oid, remoteOid].filter((id) => id !== undefined)),
  );
  return bringing.map((update) => ({
    update,
    oid: update.oid ?? "",
    commit: commits.get(update.oid ?? ""),
    name: nameOf(update.remoteRef),
    held: commits.get(update.remoteOid ?? ""),
  }));
}

async function commitsOf(repository: Repository, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(ids)];
  const found = await lookUpIds(
    repository,
    distinct.map((oid) => `${oid}^{commit}`),
  );
  return new Map(
    distinct.flatMap((oid, index) => {
      const commit = found[index];
      return commit === undefined ? [] : [[oid, commit] as const];
    }),
  );
}

function nameOf(remoteRef: string): PushedRef["name"] {
  if (remoteRef.startsWith("refs/heads/")) return { gitBranch: remoteRef.slice("refs/heads/".length) };
  return remoteRef.startsWith("refs/tags/") ? { tag: remoteRef.slice("refs/tags/".length) } : undefined;
}

/** Whether git moves the ref without being forced: it is new, or a branch that keeps all that the remote held when it was last asked. */
export async function isForward(repository: Repository, { update, name, commit, held }: PushedRef): Promise<boolean> {
  if (update.remoteOid === undefined || update.remoteOid === update.oid) return true;
  // git-push(1): a tag that the remote has is not moved, wherever to.
  if (name === undefined || "tag" in name || commit === undefined || held === undefined) return false;
  return isAncestor(repository, held, commit);
}
