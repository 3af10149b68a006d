import { isAncestor } from "../git/ancestry.ts";
import type { Repository } from "../git/repository.ts";

/** Whether a ref moves forward: it is new, or it keeps all that the remote held when it was last asked. */
export async function isFastForward(
  repository: Repository,
  { oid, remoteOid }: { readonly oid: string | undefined; readonly remoteOid: string | undefined },
): Promise<boolean> {
  if (oid === undefined) return false;
  return remoteOid === undefined || remoteOid === oid || (await isAncestor(repository, remoteOid, oid));
}
