import { isMain } from "../../model/modules/detect-source.ts";
import type { Commit } from "../../model/modules/tree.ts";
import { walkTree } from "../objects/walk-tree.ts";
import { fieldsOf } from "../process/fields.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitBytes } from "../process/runner.ts";
import { type CommitChanges, type FileVersion, parseRawLog, rawLog } from "./log-raw.ts";
import { type FileVersions, type Version, walkBack } from "./walk-back.ts";
import { everything, isWatched, pathspecsOf, type Watched } from "./watched.ts";

export interface History {
  /** Newest first; each is worked out when it is asked for, because each has as many files as the project. */
  readonly versions: Iterable<Version>;
  /** False where the limit ended it. What a shallow clone has may be whole, and not the project's. */
  readonly isWhole: boolean;
}

interface HistoryOptions {
  /** At most so many versions. */
  readonly limit?: number;
  /** What is watched, as the commit holds it, where the caller knows it: saves a git process. */
  readonly tip?: FileVersions;
}

/**
 * The versions of what is watched along the first parents of a commit, newest first, each whole. It takes one `git log`:
 * the newest version is the commit's own, and undoing a commit's changes gives the version before it.
 */
export async function readHistory(
  repository: Repository,
  commit: Commit,
  watched: Watched,
  { limit = 200, tip }: HistoryOptions = {},
): Promise<History> {
  const [files, log] = await Promise.all([
    tip ?? readFiles(repository, commit),
    readLog(repository, commit, watched, limit),
  ]);
  const newest = new Map([...files].filter(([path]) => isWatched(path, watched)));
  return { versions: { [Symbol.iterator]: () => walkBack(newest, log) }, isWhole: log.length < limit };
}

/** All files of a commit, whatever their names. */
export async function readFiles(repository: Repository, { oid }: Commit): Promise<FileVersions> {
  const walked = await walkTree(repository, `${oid}^{tree}`);
  if (walked !== undefined) return new Map(walked.map(({ path, mode, oid: blob }) => [path, { mode, oid: blob }]));
  const printed = await gitBytes(repository, ["ls-tree", "-r", "-z", "--full-tree", oid]);
  return new Map(fieldsOf(printed, `the files of ${oid}`).map(parseFile));
}

function parseFile(line: string): [path: string, file: FileVersion] {
  const [, mode, oid, path] = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64})\t(.+)$/s.exec(line) ?? [];
  if (mode === undefined || oid === undefined || path === undefined)
    throw new GitError(`Cannot read the files of a commit: git printed ${JSON.stringify(line)}`);
  return [path, { mode, oid }];
}

/**
 * Any other commits, each whole, from one commit whose files are known and one git process for all. Each is worked
 * out when it is asked for.
 */
export async function readBeside(
  repository: Repository,
  { commit, files }: Pick<Version, "commit" | "files">,
  others: readonly string[],
  watched: Watched = everything,
): Promise<Iterable<Version>> {
  if (others.length === 0) return [];
  const input = others.map((other) => `${other} ${commit.oid}\n`).join("");
  const args = ["diff-tree", "--stdin", "-r", "--always", ...rawLog, "--", ...pathspecsOf(watched)];
  const log = parseRawLog(await gitBytes(repository, args, { input }));
  if (log.length !== others.length)
    throw new GitError(`Cannot compare commits: git told of ${log.length} where ${others.length} were asked for`);
  return { [Symbol.iterator]: () => log.map((each) => apply(files, each)).values() };
}

async function readLog(
  repository: Repository,
  commit: Commit,
  watched: Watched,
  limit: number,
): Promise<readonly CommitChanges[]> {
  const walk = ["--first-parent", "--diff-merges=first-parent", "--no-follow", "--no-show-signature", "-n", `${limit}`];
  return parseRawLog(
    await gitBytes(repository, ["log", ...walk, ...rawLog, commit.oid, "--", ...pathspecsOf(watched)]),
  );
}

/** The files of a commit, and how another differs from it → that other. */
function apply(base: FileVersions, { commit, changes }: CommitChanges): Version {
  const files = new Map(base);
  for (const { path, before, after } of changes) {
    if (files.get(path)?.oid !== before?.oid)
      throw new GitError(`Cannot compare commits: the changes of ${JSON.stringify(path)} do not fit together`);
    if (after === undefined) files.delete(path);
    else files.set(path, after);
  }
  return { commit, parents: [], files, mains: [...files.keys()].filter(isMain), changed: [] };
}
