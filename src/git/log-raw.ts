import { isUtf8 } from "node:buffer";
import type { Commit } from "../model/tree.ts";
import { GitError } from "./git-error.ts";

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
  readonly changes: readonly FileChange[];
}

/** The format `parseRawLog` reads: commit id and tree id. */
export const LOG_FORMAT = "--format=tformat:%H %T";

const COMMIT = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64})$/;
const CHANGE = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [ADMT]$/;

/**
 * Output of `git log --raw -z --no-abbrev --no-renames` in `LOG_FORMAT` → commits with their changes. It is a row of
 * fields that end in NUL; the first change of a commit has a line feed before its colon:
 *
 *     <oid> SP <tree> NUL
 *     :<mode before> SP <mode after> SP <oid before> SP <oid after> SP <status> NUL <path> NUL
 */
export function parseRawLog(output: Buffer): readonly CommitChanges[] {
  if (output.length === 0) return [];
  if (output.at(-1) !== 0 || !isUtf8(output)) {
    throw new GitError("Cannot read the history: git's list is cut off, or a path in it is not UTF-8");
  }
  const fields = output.toString("utf8").slice(0, -1).split("\0");
  const commits: { commit: Commit; changes: FileChange[] }[] = [];
  for (let next = 0; next < fields.length; ) {
    const field = fields[next] ?? "";
    const [, oid, tree] = COMMIT.exec(field) ?? [];
    if (oid !== undefined && tree !== undefined) {
      commits.push({ commit: { oid, tree }, changes: [] });
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
  const [, modeBefore, modeAfter, oidBefore, oidAfter] = CHANGE.exec(field) ?? [];
  if (path === undefined || path === "") throw unreadable(field);
  return { path, before: version(field, modeBefore, oidBefore), after: version(field, modeAfter, oidAfter) };
}

function version(field: string, mode: string | undefined, oid: string | undefined): FileVersion | undefined {
  if (mode === undefined || oid === undefined) throw unreadable(field);
  return mode === "000000" ? undefined : { mode, oid };
}

const unreadable = (field: string): GitError =>
  new GitError(`Cannot read the history: git printed ${JSON.stringify(field)}`);
