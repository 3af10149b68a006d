import type { Commit } from "../../model/modules/tree.ts";
import { fieldsOf } from "../process/fields.ts";
import { GitError } from "../process/git-error.ts";

/** What a path is at one commit. */
export interface FileVersion {
  readonly mode: string;
  readonly oid: string;
}

/** One path that a commit changed, against its first parent; undefined where it did not exist. */
export interface FileChange {
  readonly path: string;
  readonly before: FileVersion | undefined;
  readonly after: FileVersion | undefined;
}

export interface CommitChanges {
  readonly commit: Commit;
  readonly parents: readonly string[];
  readonly changes: readonly FileChange[];
}

/** The shape that `parseRawLog` reads, whatever the user's settings are: ids of commit, tree and parents, then the changes. */
export const rawLog = [
  ...["--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--ignore-submodules=none"],
  "--format=tformat:%H %T %P",
];

const commitField = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([0-9a-f ]*)$/;
const changeField = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [ADMT]$/;

/**
 * Output of `git log` or `git diff-tree` with `rawLog` → commits with their changes. It is a row of
 * fields that end in NUL; the first change of a commit has a line feed before its colon:
 *
 *     <oid> SP <tree> SP <parents> NUL
 *     :<mode before> SP <mode after> SP <oid before> SP <oid after> SP <status> NUL <path> NUL
 */
export function parseRawLog(output: Buffer): readonly CommitChanges[] {
  const fields = fieldsOf(output, "the history");
  const commits: { commit: Commit; parents: readonly string[]; changes: FileChange[] }[] = [];
  for (let next = 0; next < fields.length; ) {
    const field = fields[next] ?? "";
    const [, oid, tree, parents = ""] = commitField.exec(field) ?? [];
    if (oid !== undefined && tree !== undefined) {
      commits.push({ commit: { oid, tree }, parents: parents.split(" ").filter(Boolean), changes: [] });
      next += 1;
    } else {
      const changes = commits.at(-1)?.changes;
      if (changes === undefined) throw unreadable(field);
      changes.push(parseChange(field, fields[next + 1]));
      next += 2;
    }
  }
  return commits;
}

function parseChange(field: string, path: string | undefined): FileChange {
  const [, modeBefore, modeAfter, oidBefore, oidAfter] = changeField.exec(field) ?? [];
  if (path === undefined || path === "") throw unreadable(field);
  return { path, before: version(field, modeBefore, oidBefore), after: version(field, modeAfter, oidAfter) };
}

function version(field: string, mode: string | undefined, oid: string | undefined): FileVersion | undefined {
  if (mode === undefined || oid === undefined) throw unreadable(field);
  return mode === "000000" ? undefined : { mode, oid };
}

const unreadable = (field: string): GitError =>
  new GitError(`Cannot read the history: git printed ${JSON.stringify(field)}`);
