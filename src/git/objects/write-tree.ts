import { promises as fs } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";
import { listTree } from "./ls-tree.ts";
import { writeBlobs } from "./write-blobs.ts";

/** A file of a new tree: an object that is there already, or bytes to store. */
export type NewFile =
  | { readonly path: string; readonly mode: string; readonly oid: string }
  | { readonly path: string; readonly mode: string; readonly bytes: Uint8Array };

interface StoredFile {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
}

/** Files → the id of a tree that holds exactly them. The index, the work tree and HEAD stay as they are. */
export async function writeTree(repository: Repository, files: readonly NewFile[]): Promise<string> {
  const stored = await storeBlobs(repository, files);
  const tree = await storeTree(repository, stored);
  await confirmTree(repository, tree, stored);
  return tree;
}

async function storeBlobs(repository: Repository, files: readonly NewFile[]): Promise<readonly StoredFile[]> {
  const fresh = files.filter((file) => "bytes" in file);
  const oids = await writeBlobs(
    repository,
    fresh.map((file) => file.bytes),
  );
  const known = files.filter((file) => "oid" in file);
  return [...known, ...fresh.map(({ path, mode }, index) => ({ path, mode, oid: oids[index] ?? "" }))];
}

/** Through an index of its own, because the index refuses paths that a checkout could not hold (`..`, `.git`). */
async function storeTree(repository: Repository, files: readonly StoredFile[]): Promise<string> {
  const folder = await fs.mkdtemp(join(tmpdir(), "screeps-sync-index-"));
  const variables = { GIT_INDEX_FILE: join(folder, "index") };
  try {
    if (files.length > 0) {
      const input = files.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`).join("");
      // --verbose because simple-git waits 50 ms for a command that prints nothing.
      await gitText(repository, ["update-index", "--verbose", "-z", "--index-info"], { input, variables });
    }
    return (await gitText(repository, ["write-tree"], { variables })).trim();
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Two files with one path, or a file where another needs a folder, would silently have become one. */
async function confirmTree(repository: Repository, tree: string, files: readonly StoredFile[]): Promise<void> {
  const found = new Map((await listTree(repository, tree)).map(({ path, mode, oid }) => [path, `${mode} ${oid}`]));
  const lost = files.find(({ path, mode, oid }) => found.get(path) !== `${mode} ${oid}`);
  if (lost !== undefined || found.size !== files.length) {
    const what = lost === undefined ? `${files.length} files became ${found.size}` : JSON.stringify(lost.path);
    throw new GitError(`Cannot store files in git: the tree came back different: ${what}`);
  }
}
