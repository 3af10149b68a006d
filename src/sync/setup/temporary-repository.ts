// Covered by test/doors/demo.test.ts
import { promises as fs } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCommit } from "../../git/history/commits.ts";
import { moveRef } from "../../git/history/refs.ts";
import { writeTree } from "../../git/objects/write-tree.ts";
import { openRepository, type Repository } from "../../git/process/repository.ts";
import { gitText } from "../../git/process/runner.ts";

export interface TemporaryRepository {
  readonly directory: string;
  /** Makes these files, and no others, the next commit of `main`. */
  commit(files: ReadonlyMap<string, Uint8Array>, message: string): Promise<void>;
}

/**
 * Runs `use` in a repository of its own, without a commit yet, on the git branch `main`; deletes it afterwards.
 * Nobody needs a name or any other configuration of git for it.
 */
export async function withTemporaryRepository<T>(use: (temporary: TemporaryRepository) => Promise<T>): Promise<T> {
  const directory = await fs.mkdtemp(join(tmpdir(), "screeps-sync-demo-"));
  try {
    const repository = openRepository(directory);
    await gitText(repository, ["init", "--initial-branch=main", directory]);
    return await use({ directory, commit: committer(repository) });
  } finally {
    await fs.rm(directory, { recursive: true, force: true });
  }
}

function committer(repository: Repository): TemporaryRepository["commit"] {
  let newest: string | undefined;
  return async (files, message) => {
    const tree = await writeTree(
      repository,
      [...files].map(([path, bytes]) => ({ path, bytes, mode: "100644" })),
    );
    const parents = newest === undefined ? [] : [newest];
    const commit = await writeCommit(repository, { tree, parents, message, time: new Date() });
    await moveRef(repository, "refs/heads/main", commit, newest);
    newest = commit;
  };
}
