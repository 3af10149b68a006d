import type { Commit } from "../../model/modules/tree.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { isShallow } from "../history/shallow.ts";
import type { GitObject } from "../objects/cat-file.ts";
import { lookUp } from "../objects/look-up.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { headBranch } from "./work-tree-files.ts";

interface OpenedCommit {
  readonly commit: Commit;
  /** Asked path → blob; undefined where the commit has no file of that path. */
  readonly files: ReadonlyMap<string, GitObject | undefined>;
}

/** A ref, tag or id → the commit it means (tags peeled). An unknown one is a UsageError that says what helps. */
export async function resolveCommit(repository: Repository, ref: string): Promise<Commit> {
  return (await openCommit(repository, ref, [])).commit;
}

/** A ref → its commit and some files of it, from one git process. */
export async function openCommit(repository: Repository, ref: string, paths: readonly string[]): Promise<OpenedCommit> {
  const peeled = `${ref}^{commit}`;
  // The ref is asked twice: another process may move it between the first line and the files.
  const objects = await lookUp(repository, [peeled, ...paths.map((path) => `${peeled}:${path}`), peeled]);
  const [found, ...rest] = objects;
  if (found === undefined) throw await unknownRef(repository, ref);
  const commit = parseCommit(found);
  if (rest.at(-1)?.oid !== found.oid) return openCommit(repository, found.oid, paths);
  return { commit, files: new Map(paths.map((path, index) => [path, fileOf(rest[index])])) };
}

const fileOf = (object: GitObject | undefined): GitObject | undefined => (object?.type === "blob" ? object : undefined);

/** A commit object begins with `tree SP <oid> LF`. */
function parseCommit({ oid, type, bytes }: GitObject): Commit {
  const [, tree] = /^tree ([0-9a-f]{40,64})\n/.exec(bytes.toString("latin1", 0, 80)) ?? [];
  if (type !== "commit" || tree === undefined)
    throw new GitError(`Cannot read commit ${oid}: git gave a ${type} without tree`);
  return { oid, tree };
}

async function unknownRef(repository: Repository, ref: string): Promise<UsageError> {
  const unborn = await headBranch(repository);
  if (unborn !== undefined && (ref === "HEAD" || ref === unborn))
    return new UsageError(
      `Cannot find commit ${JSON.stringify(ref)}: there are no commits yet on "${unborn}"; git add and git commit make the first`,
    );
  const help = (await isShallow(repository))
    ? "this clone is shallow; fetch more of it (git fetch --unshallow, or fetch-depth: 0 in actions/checkout)"
    : "fetch it first, or look for its name with git branch --all and git tag";
  return new UsageError(
    `Cannot find commit ${JSON.stringify(ref)}: no such ref, tag or commit in this repository; ${help}`,
  );
}
