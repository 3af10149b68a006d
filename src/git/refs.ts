import type { Commit } from "../model/tree.ts";
import { GitError } from "./git-error.ts";
import { lookUp } from "./look-up.ts";
import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";
import { waitForLock } from "./stale-lock.ts";

/** Full ref names below a folder (`refs/screeps`), or one ref → the object id of each. */
export async function listRefs(repository: Repository, pattern: string): Promise<ReadonlyMap<string, string>> {
  const printed = await gitText(repository, ["for-each-ref", "--format=%(objectname) %(refname)", pattern]);
  const lines = printed.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line): [string, string] => [line.slice(line.indexOf(" ") + 1), line.split(" ", 1).join()]));
}

/** The object a ref points at; undefined where there is no such ref. */
export async function readRef(repository: Repository, ref: string): Promise<string | undefined> {
  // `cat-file` answers for a ref that is not there too; simple-git waits 50 ms for a command that prints nothing.
  const [found] = await lookUp(repository, [ref]);
  return found?.oid;
}

/** Whether a git branch (of remotes too) or a tag has the commit in its history; false where it was never fetched. */
export async function isInAnyRef(repository: Repository, commit: string): Promise<boolean> {
  const [known] = await lookUp(repository, [`${commit}^{commit}`]);
  if (known === undefined) return false;
  const where = ["refs/heads", "refs/remotes", "refs/tags"];
  const printed = await gitText(repository, ["for-each-ref", "--count=1", `--contains=${commit}`, ...where]);
  return printed !== "";
}

/** The commits of git branches (of remotes too) and tags, the newest first, each once. */
export async function listTips(repository: Repository, limit: number): Promise<readonly Commit[]> {
  const format = "--format=%(objecttype) %(objectname) %(tree) %(*objecttype) %(*objectname) %(*tree)";
  const where = ["refs/heads", "refs/remotes", "refs/tags"];
  const sorted = ["--sort=-committerdate", `--count=${limit}`];
  const lines = (await gitText(repository, ["for-each-ref", ...sorted, format, ...where])).split("\n");
  const tips = lines.flatMap((line): [string, Commit][] => {
    const [, oid, tree] = /\bcommit ([0-9a-f]{40,64}) ([0-9a-f]{40,64})/.exec(line) ?? [];
    return oid === undefined || tree === undefined ? [] : [[oid, { oid, tree }]];
  });
  return [...new Map(tips).values()];
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
