// Covered by test/sync/source/built-code.test.ts
import { changedInFolder, readWorkTree, type WorkTree } from "../../git/clone/work-tree.ts";
import { writeTree } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import { cleanFolder } from "../../model/modules/detect-source.ts";
import type { Commit } from "../../model/modules/tree.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Note } from "../../model/outcome/note.ts";
import { describeDirty } from "../../model/outcome/note-text.ts";
import type { BuildWish } from "../../model/settings/may-build.ts";
import { shortId } from "../../model/text/short-id.ts";
import { type AskToBuild, agreedCommand } from "../account/agreed-build.ts";
import { readFolder } from "./read-folder.ts";
import { runBuild } from "./run-build.ts";

export interface BuildOptions {
  /** The folder that it writes to. */
  readonly source?: string | undefined;
  /** What makes the folder; absent: it is there already. */
  readonly build?: BuildWish | undefined;
  readonly ask?: AskToBuild | undefined;
  /** What the build gets, without the credentials in it. */
  readonly env: NodeJS.ProcessEnv;
}

/** Where built code came from. */
export interface Built {
  /** The tree that holds it, at the same path as in the work tree. */
  readonly tree: string;
  /** Whether the work tree differed from the commit. */
  readonly dirty: boolean;
  /** The same for a report. */
  readonly note: Note;
}

/** Build output that is not committed → a tree, so that modules are read from it as from any commit. */
export async function buildTree(
  repository: Repository,
  commit: Commit,
  { source, build, ask, env }: BuildOptions,
): Promise<Built> {
  if (source === undefined || cleanFolder(source) === "") {
    throw new UsageError(
      'Cannot take built code: "from: folder" needs the folder that the build writes to, such as "source: dist"',
    );
  }
  const folder = cleanFolder(source);
  const work = await readWorkTree(repository, folder);
  // For a push it must be that commit, whole and untouched; a person at the command line is told.
  const mustBeClean = repository.fromHook ? "for this push" : undefined;
  checkWorkTree(commit, work, { mustBeClean });
  if (build !== undefined) {
    const command = await agreedCommand(repository, build, ask);
    await runBuild({ ...repository, command, root: work.root, env });
  }
  const built = { ...work, dirty: [...work.dirty, ...(await changedInFolder(repository, folder))] };
  // What a build has just written may differ from what is committed of it. Without one, somebody has edited it.
  if (build === undefined) checkWorkTree(commit, built, { mustBeClean });
  const tree = await writeTree(repository, await readFolder(work.root, folder));
  return { tree, dirty: built.dirty.length > 0, note: { kind: "built", commit: commit.oid, dirty: built.dirty } };
}

/** What is in the work tree says nothing of another commit. @param mustBeClean why it must also be untouched */
export function checkWorkTree(
  commit: Commit,
  { head, dirty }: WorkTree,
  { mustBeClean }: { readonly mustBeClean?: string | undefined } = {},
): void {
  const oid = shortId(commit.oid);
  if (head !== commit.oid) {
    throw new UsageError(
      `Cannot build ${oid}: ${shortId(head)} is checked out; check ${oid} out first, or deploy HEAD`,
    );
  }
  if (mustBeClean !== undefined && dirty.length > 0) {
    throw new UsageError(
      `Cannot build ${oid} ${mustBeClean}: ${describeDirty(dirty)}, so what is built would be something else; commit or stash it`,
    );
  }
}
