import { lookUp } from "../objects/look-up.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** A commit to be made. It is the same object wherever it is made from the same. */
export interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly time: Date;
}

export interface ReadCommit extends NewCommit {
  readonly oid: string;
}

// A person's name would be a lie: what ran in the game may be anybody's. The host is not one that gets mail.
const author = "screeps-sync <screeps-sync@localhost>";

/** Stores a commit and reads it back; no ref is moved, no hook runs, no name of a user is needed. */
export async function writeCommit(repository: Repository, commit: NewCommit): Promise<string> {
  const input = textOf(commit);
  const oid = (await gitText(repository, ["hash-object", "-t", "commit", "-w", "--stdin"], { input })).trim();
  const [stored] = await lookUp(repository, [oid]);
  if (stored?.type !== "commit" || stored.bytes.toString() !== input) {
    throw new GitError(`Cannot store a commit in git: ${oid} came back different`);
  }
  return oid;
}

/** Full commit ids → the commits, in their order. @throws GitError where one is missing */
export async function readCommits(repository: Repository, oids: readonly string[]): Promise<readonly ReadCommit[]> {
  return (await readCommitsIfAny(repository, oids)).map((commit, index) => {
    if (commit === undefined) throw new GitError(`Cannot read commit ${oids[index]}: it is missing`);
    return commit;
  });
}

/** Full commit ids → the commits, in their order, those that are here; from one git process. */
export async function readCommitsIfAny(
  repository: Repository,
  oids: readonly string[],
): Promise<readonly (ReadCommit | undefined)[]> {
  const objects = await lookUp(repository, oids);
  return objects.map((object) =>
    object?.type === "commit" ? { oid: object.oid, ...parse(object.bytes.toString()) } : undefined,
  );
}

function textOf({ tree, parents, message, time }: NewCommit): string {
  const when = `${Math.floor(time.getTime() / 1000)} +0000`;
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${author} ${when}`,
    `committer ${author} ${when}`,
  ];
  return `${lines.join("\n")}\n\n${message}`;
}

function parse(text: string): NewCommit {
  const end = text.indexOf("\n\n");
  const headers = text.slice(0, end).split("\n");
  const [tree] = headers.flatMap((line) => (line.startsWith("tree ") ? [line.slice(5)] : []));
  const seconds = headers.map((line) => /^committer .* (\d+) [+-]\d{4}$/.exec(line)?.[1]).find(Boolean);
  if (end < 0 || tree === undefined) throw new GitError("Cannot read a commit: it has no tree");
  return {
    tree,
    parents: headers.flatMap((line) => (line.startsWith("parent ") ? [line.slice(7)] : [])),
    message: text.slice(end + 2),
    time: new Date(Number(seconds ?? 0) * 1000),
  };
}
