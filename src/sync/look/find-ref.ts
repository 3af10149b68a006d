import { fetchAllBranches, fetchRef, remoteTip } from "../../git/clone/remote.ts";
import { listRefs } from "../../git/history/refs.ts";
import { isShallow } from "../../git/history/shallow.ts";
import { lookUp } from "../../git/objects/look-up.ts";
import type { Repository } from "../../git/process/repository.ts";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import { placeOfLive } from "../../model/records/record-refs.ts";
import type { RemoteRef } from "../start/prepare.ts";

/** Something that git here can read, and what it is called. */
export interface FoundRef {
  readonly ref: string;
  /** The git branch or tag that was named; absent: it has no name of its own. */
  readonly refName?: { readonly gitBranch?: string; readonly tag?: string };
  /** A git branch of the remote, whose tip may move on. */
  readonly tipOf?: RemoteRef;
}

interface Wanted {
  readonly remote: string;
  readonly ref: string;
  /** The first word of the git branches of records there, as the configuration has it: asked for where it matters. */
  readonly prefix: () => Promise<string>;
}

/**
 * A git branch, a tag, `live/…`, a commit or a record, as a person named it; what is missing here is fetched. What is
 * not found stays as it was named: who reads it says so.
 * @throws UsageError where a branch and a tag share the name
 */
export async function findRef(repository: Repository, wanted: Wanted): Promise<FoundRef> {
  const { ref } = wanted;
  if (/^[\da-f]{4,64}$/.test(ref)) return { ref: await findId(repository, wanted) };
  // HEAD and expressions such as main~2 are about what is here.
  if (ref === "HEAD" || /[~^:@{}\s]/.test(ref)) return { ref };
  return (await findName(repository, wanted)) ?? { ref };
}

/** Ids of commits and records. Only a whole one can be asked for; for a short one all is fetched that it may be in. */
async function findId(repository: Repository, { remote, ref, prefix: ask }: Wanted): Promise<string> {
  if (await isHere(repository, ref)) return ref;
  const whole = ref.length === 40 || ref.length === 64;
  if (whole && (await succeeds(() => fetchRef(repository, remote, ref)))) return ref;
  const prefix = await ask();
  await succeeds(() => fetchRef(repository, remote, `+refs/heads/${prefix}/*:refs/remotes/${remote}/${prefix}/*`));
  if (await isHere(repository, ref)) return ref;
  await succeeds(async () =>
    fetchAllBranches(repository, { remote, prefix }, { shallow: await isShallow(repository) }),
  );
  return ref;
}

async function isHere(repository: Repository, id: string): Promise<boolean> {
  const [found] = await lookUp(repository, [`${id}^{commit}`]);
  return found !== undefined;
}

async function findName(repository: Repository, { remote, ref, prefix }: Wanted): Promise<FoundRef | undefined> {
  const name = ref.replace(/^refs\/(?:heads|tags)\//, "");
  const kinds = (["heads", "tags"] as const).filter((kind) => ref === name || ref.startsWith(`refs/${kind}/`));
  const places = await Promise.all(kinds.map((kind) => placesOf(repository, remote, kind, name)));
  const [found, ...others] = places.filter(({ here, there }) => here !== undefined || there);
  if (found === undefined) return undefined;
  if (others.length > 0)
    throw new UsageError(
      `Cannot tell which "${name}" is meant: a git branch and a tag have this name; write refs/heads/${name} or refs/tags/${name}`,
    );
  if (found.here === undefined) await fetchRef(repository, remote, `+${found.full}:${found.fetched}`);
  const at = found.here ?? found.fetched;
  if (found.kind === "tags") return { ref: at, refName: { tag: name } };
  const isRecord = placeOfLive(name, await prefix()) !== undefined;
  return { ref: at, refName: { gitBranch: name }, ...(isRecord ? {} : { tipOf: { remote, ref: found.full } }) };
}

/** Where a name is known: a ref here, and whether the remote has it. */
async function placesOf(repository: Repository, remote: string, kind: "heads" | "tags", name: string) {
  const full = `refs/${kind}/${name}`;
  const fetched = kind === "heads" ? `refs/remotes/${remote}/${name}` : full;
  const refs = await listRefs(repository, full);
  const tracked = await listRefs(repository, fetched);
  const here = refs.has(full) ? full : tracked.has(fetched) ? fetched : undefined;
  const there = await succeeds(async () => (await remoteTip(repository, remote, full)) !== undefined);
  return { kind, full, fetched, here, there };
}

/** What a remote does not give is not found there. */
async function succeeds(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await ask()) !== false;
  } catch (failure) {
    if (failure instanceof SyncError) return false;
    throw failure;
  }
}
