import { lookUp } from "../objects/look-up.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";
import { waitForLock } from "../process/stale-lock.ts";

/** Full ref names below a folder (`refs/screeps`), by glob, or one ref → the object id of each. */
export async function listRefs(
  repository: Repository,
  ...patterns: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  const printed = await gitText(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ...patterns]);
  const lines = printed.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line): [string, string] => [line.slice(line.indexOf(" ") + 1), line.split(" ", 1).join()]));
}

/** The object a ref points at; undefined where there is no such ref. */
export async function readRef(repository: Repository, ref: string): Promise<string | undefined> {
  // `cat-file` answers for a ref that is not there too; simple-git waits 50 ms for a command that prints nothing.
  const [found] = await lookUp(repository, [ref]);
  return found?.oid;
}

// Records are what live code is compared with elsewhere: they are no candidates, and must not use up the places.
const recordLine = /^refs\/(?:heads|remotes\/.+?)\/.+\/[^/ ]+\/[^/ ]+ <screeps-sync@localhost> /;

/**
 * The newest commits of git branches (of remotes too) and tags, each once, and how many refs there are in all.
 * @param without first parts of the names of refs that are none of them
 */
export async function listTips(
  repository: Repository,
  limit: number,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<{ readonly tips: readonly string[]; readonly total: number }> {
  const format = "--format=%(refname) %(authoremail) %(objecttype) %(objectname) %(*objecttype) %(*objectname)";
  const where = ["refs/heads", "refs/remotes", "refs/tags"];
  const lines = (await gitText(repository, ["for-each-ref", "--sort=-creatordate", format, ...where])).split("\n");
  const others = lines.filter((line) => !recordLine.test(line) && !without.some((prefix) => line.startsWith(prefix)));
  const all = [...new Set(others.flatMap((line) => / commit ([0-9a-f]{40,64})(?: |$)/.exec(line)?.[1] ?? []))];
  return { tips: all.slice(0, limit), total: all.length };
}

/** Our records, and git branches (of remotes too) whose newest commit is a record, under any prefix → that commit. */
export async function listRecordRefs(repository: Repository): Promise<ReadonlyMap<string, string>> {
  const format = "--format=%(refname) %(authoremail) %(objectname)";
  const where = ["refs/screeps", "refs/heads", "refs/remotes"];
  const lines = (await gitText(repository, ["for-each-ref", format, ...where])).split("\n");
  const records = lines.filter((line) => line.startsWith("refs/screeps/") || recordLine.test(line));
  return new Map(records.map((line) => [line.split(" ", 1).join(), line.slice(line.lastIndexOf(" ") + 1)]));
}

/** The commits that HEAD was at, newest first: also those that no branch has any more. None where git keeps no such log. */
export async function listFormerHeads(repository: Repository, limit: number): Promise<readonly string[]> {
  const [head] = await lookUp(repository, ["HEAD^{commit}"]);
  if (head === undefined) return [];
  const printed = await gitText(repository, ["rev-list", "--walk-reflogs", `--max-count=${limit}`, "HEAD", "--"]);
  return [...new Set([head.oid, ...printed.split("\n").filter((line) => line !== "")])];
}

/** Whether a git branch (of remotes too) or a tag has the commit in its history; false where it was never fetched. */
export async function isInAnyRef(repository: Repository, commit: string): Promise<boolean> {
  const [known] = await lookUp(repository, [`${commit}^{commit}`]);
  if (known === undefined) return false;
  const where = ["refs/heads", "refs/remotes", "refs/tags"];
  const printed = await gitText(repository, ["for-each-ref", "--count=1", `--contains=${commit}`, ...where]);
  return printed !== "";
}

/**
 * Moves a ref from what was seen (undefined: it did not exist) to a commit; false when somebody moved it meanwhile.
 * HEAD, the index and the work tree stay as they are.
 */
export async function moveRef(
  repository: Repository,
  ref: string,
  to: string,
  expected: string | undefined,
): Promise<boolean> {
  const from = expected ?? "0".repeat(to.length);
  // As a transaction, because then git says that it was done.
  const input = `start\nupdate ${ref} ${to} ${from}\nprepare\ncommit\n`;
  try {
    const printed = await gitText(repository, ["update-ref", "--no-deref", "--stdin"], { input });
    if (printed.includes("commit: ok")) return true;
    throw new GitError(`Cannot move ${ref}: git did not say that it was done`);
  } catch (failure) {
    const now = await readRef(repository, ref);
    if (now === to) return true;
    if (now !== expected) return false;
    if (!(await waitForLock(repository, ref))) throw failure;
    return moveRef(repository, ref, to, expected);
  }
}

/** Takes a ref away that still is what was seen; one that was moved meanwhile stays. */
export async function deleteRef(repository: Repository, ref: string, seen: string): Promise<void> {
  const input = `start\ndelete ${ref} ${seen}\nprepare\ncommit\n`;
  try {
    await gitText(repository, ["update-ref", "--no-deref", "--stdin"], { input });
  } catch (failure) {
    if ((await readRef(repository, ref)) === seen || !(failure instanceof GitError)) throw failure;
  }
}
