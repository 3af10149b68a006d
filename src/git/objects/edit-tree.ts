// Covered by test/sync/pull/pull.test.ts
import { promises as fs } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileEdit } from "../../model/pull/put-back.ts";
import { fieldsOf } from "../process/fields.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitBytes, gitText } from "../process/runner.ts";
import { writeBlobs } from "./write-blobs.ts";

/**
 * A tree with some paths changed → the id of the new one, read back before it counts. Only plumbing, and an index of its
 * own: no filter or attribute changes a byte, and neither a sparse checkout nor a work tree is asked.
 * @param base a commit or a tree; undefined: none, the paths are all there is
 */
export async function editTree(
  repository: Repository,
  base: string | undefined,
  edits: readonly FileEdit[],
): Promise<string> {
  const fresh = edits.filter((edit) => edit.mode !== undefined);
  const oids = await writeBlobs(
    repository,
    fresh.map(({ bytes }) => bytes),
  );
  const wanted = new Map<string, string>(edits.map(({ path }) => [path, gone]));
  for (const [index, { path, mode }] of fresh.entries()) wanted.set(path, `${mode} ${oids[index] ?? ""}`);
  const tree = await withOwnIndex(repository, (variables) => writeEdited(repository, base, wanted, variables));
  await confirmEdits(repository, base, tree, wanted);
  return tree;
}

const gone = "000000";

async function writeEdited(
  repository: Repository,
  base: string | undefined,
  wanted: ReadonlyMap<string, string>,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const listed = base === undefined ? [] : [await gitBytes(repository, ["ls-tree", "-r", "-z", "--full-tree", base])];
  // Removals first: a file may take the place of a folder.
  const lines = [...wanted].toSorted(([, a], [, b]) => Number(b === gone) - Number(a === gone));
  const edits = lines.map(
    ([path, entry]) => `${entry === gone ? `0 ${"0".repeat(oidLength(base))}` : entry}\t${path}\0`,
  );
  const input = Buffer.concat([...listed, Buffer.from(edits.join(""))]);
  // Verbose, because simple-git waits 50 ms for a command that prints nothing.
  if (input.length > 0)
    await gitText(repository, ["update-index", "--verbose", "-z", "--index-info"], { input, variables });
  return (await gitText(repository, ["write-tree"], { variables })).trim();
}

const oidLength = (base: string | undefined): number => base?.length ?? 40;

async function withOwnIndex<T>(
  repository: Repository,
  use: (variables: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const folder = await fs.mkdtemp(join(tmpdir(), "screeps-sync-index-"));
  try {
    repository.signal?.throwIfAborted();
    return await use({ GIT_INDEX_FILE: join(folder, "index") });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Nothing but what was asked for may differ, and all of it. */
async function confirmEdits(
  repository: Repository,
  base: string | undefined,
  tree: string,
  wanted: ReadonlyMap<string, string>,
): Promise<void> {
  const found = base === undefined ? await entriesOf(repository, tree) : await changesOf(repository, base, tree);
  const stray = [...found].find(([path, entry]) => wanted.get(path) !== entry);
  if (stray !== undefined)
    throw new GitError(`Cannot store files in git: the tree came back different: ${JSON.stringify(stray[0])}`);
  if (base !== undefined) return;
  const lost = [...wanted].find(([path, entry]) => entry !== gone && found.get(path) !== entry);
  if (lost !== undefined)
    throw new GitError(`Cannot store files in git: ${JSON.stringify(lost[0])} is not in the tree`);
}

/** Path → mode and id after, of what differs. */
async function changesOf(repository: Repository, base: string, tree: string): Promise<ReadonlyMap<string, string>> {
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", base, tree, "--"];
  const fields = fieldsOf(await gitBytes(repository, args), "the difference");
  const pairs = fields.flatMap((field, index): [string, string][] => {
    const [, mode, oid] = /^:\d{6} (\d{6}) [0-9a-f]+ ([0-9a-f]+) [ADMT]$/.exec(field) ?? [];
    if (index % 2 === 1) return [];
    return [[fields[index + 1] ?? "", mode === gone ? gone : `${mode} ${oid}`]];
  });
  return new Map(pairs);
}

async function entriesOf(repository: Repository, tree: string): Promise<ReadonlyMap<string, string>> {
  const fields = fieldsOf(await gitBytes(repository, ["ls-tree", "-r", "-z", "--full-tree", tree]), "the tree");
  return new Map(
    fields.map((line) => {
      const [, mode, oid, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return [path ?? line, `${mode} ${oid}`];
    }),
  );
}
