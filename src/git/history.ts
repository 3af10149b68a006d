import type { Commit, TreeEntry } from "../model/tree.ts";
import { GitError } from "./git-error.ts";
import { type CommitChanges, type FileChange, type FileVersion, LOG_FORMAT, parseRawLog } from "./log-raw.ts";
import { listTree } from "./ls-tree.ts";
import { pathspecOf } from "./pathspec.ts";
import type { Repository } from "./repository.ts";
import { gitBytes } from "./runner.ts";
import { isShallow } from "./shallow.ts";

/** The source folder as one commit left it. */
export interface SourceVersion {
  readonly commit: Commit;
  /** Path below the folder → what is there. */
  readonly files: ReadonlyMap<string, FileVersion>;
}

export interface SourceHistory {
  /** Newest first; each is worked out when it is asked for. */
  readonly versions: Iterable<SourceVersion>;
  /** True where the clone, and not the project, ends here: older versions exist that cannot be seen. */
  readonly cutOff: boolean;
}

interface HistoryOptions {
  /** At most so many versions. */
  readonly limit?: number;
  /** What `listTree` said of the commit, where the caller knows it: saves a git process. */
  readonly tip?: readonly TreeEntry[];
}

/**
 * Commit and folder (`""` is the root) → the versions of the folder along the first parents, each whole. It takes one
 * `git log`: the newest version is the commit's own, and undoing a commit's changes gives the version before it.
 */
export async function sourceHistory(
  repository: Repository,
  commit: Commit,
  folder: string,
  options: HistoryOptions = {},
): Promise<SourceHistory> {
  const { limit = 200, tip } = options;
  const [entries, log] = await Promise.all([
    tip ?? listTree(repository, commit.oid, folder),
    readLog(repository, commit, folder, limit),
  ]);
  const newest = new Map(entries.map(({ path, mode, oid }) => [path, { mode, oid }]));
  const cutOff = log.length < limit && (await isShallow(repository));
  return { versions: { [Symbol.iterator]: () => walkBack(newest, log, folder) }, cutOff };
}

async function readLog(
  repository: Repository,
  commit: Commit,
  folder: string,
  limit: number,
): Promise<readonly CommitChanges[]> {
  const shape = ["--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--ignore-submodules=none", LOG_FORMAT];
  const walk = ["--first-parent", "--diff-merges=first-parent", "--no-follow", "--no-show-signature", "-n", `${limit}`];
  return parseRawLog(await gitBytes(repository, ["log", ...walk, ...shape, commit.oid, "--", pathspecOf(folder)]));
}

function* walkBack(
  newest: ReadonlyMap<string, FileVersion>,
  log: readonly CommitChanges[],
  folder: string,
): Generator<SourceVersion> {
  let files = newest;
  for (const { commit, changes } of log) {
    yield { commit, files };
    files = undo(files, changes, folder);
  }
}

/** The folder after a commit, and the changes of the commit → the folder before it. */
function undo(
  after: ReadonlyMap<string, FileVersion>,
  changes: readonly FileChange[],
  folder: string,
): ReadonlyMap<string, FileVersion> {
  const files = new Map(after);
  for (const change of changes) {
    const path = folder === "" ? change.path : change.path.slice(folder.length + 1);
    const known = files.get(path);
    // If this fits for every change, no commit and no path was lost on the way.
    if (known?.oid !== change.after?.oid || known?.mode !== change.after?.mode) {
      throw new GitError(`Cannot read the history: the changes of ${JSON.stringify(change.path)} do not fit together`);
    }
    if (change.before === undefined) files.delete(path);
    else files.set(path, change.before);
  }
  return files;
}
