import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** What a push sends, as far as this clone knows. */
export interface Pushed {
  readonly commits: readonly string[];
  /** Annotated tags of commits. */
  readonly tags: readonly string[];
  /** What else is pushed: a tag may name a file. */
  readonly others: readonly string[];
  /** Commits that the remote holds. */
  readonly held: readonly string[];
  /** Name of the remote; what its tracking refs show is there already. */
  readonly remote: string;
}

/** An object and the path at which it was met first: `""` for a commit and a top folder, cut off where it has a line feed. */
export interface PushedObject {
  readonly oid: string;
  readonly path: string;
}

export interface PushedObjects {
  /** Commits that the remote does not hold yet. */
  readonly commits: readonly string[];
  /** Everything in each of these commits, old or new, each object once. */
  readonly objects: readonly PushedObject[];
}

const mostBytes = 512 * 1024 * 1024;

/** What a push sends: an earlier commit of it counts like the last one. */
export async function listPushed(repository: Repository, pushed: Pushed): Promise<PushedObjects> {
  const tags = pushed.tags.map((oid) => ({ oid, path: "" }));
  const commits = await newCommits(repository, pushed);
  return { commits, objects: [...tags, ...(await listObjects(repository, [...commits, ...pushed.others]))] };
}

async function listObjects(repository: Repository, roots: readonly string[]): Promise<readonly PushedObject[]> {
  if (roots.length === 0) return [];
  // What a partial clone never fetched, the remote has. --no-walk: the whole of these commits, and no others.
  const how = ["--objects", "--no-walk=unsorted", "--missing=allow-promisor", "--stdin"];
  const printed = await gitText(repository, ["rev-list", ...how], { input: lines(roots), maxBytes: mostBytes });
  return printed.split("\n").filter(Boolean).map(parseObject);
}

async function newCommits(repository: Repository, { commits, held, remote }: Pushed): Promise<readonly string[]> {
  if (commits.length === 0) return [];
  const input = lines([...commits, ...held.map((oid) => `^${oid}`)]);
  const args = ["rev-list", "--stdin", "--not", `--remotes=${remote}`];
  return (await gitText(repository, args, { input, maxBytes: mostBytes })).split("\n").filter(Boolean);
}

/** `<oid> [SP <path>]` */
function parseObject(line: string): PushedObject {
  const [, oid, path] = /^([0-9a-f]{40,64})(?: (.*))?$/s.exec(line) ?? [];
  if (oid === undefined) throw new GitError(`Cannot list what is pushed: git printed ${JSON.stringify(line)}`);
  return { oid, path: path ?? "" };
}

const lines = (all: readonly string[]): string => all.map((each) => `${each}\n`).join("");
