// Covered by test/doors/demo.test.ts
import { promises as fs } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCommit } from "../../git/history/commits.ts";
import { moveRef } from "../../git/history/refs.ts";
import { writeTree } from "../../git/objects/write-tree.ts";
import { openRepository } from "../../git/process/repository.ts";
import { gitText } from "../../git/process/runner.ts";

/**
 * Runs `use` in a repository of its own whose only commit holds these files, on the git branch `main`; deletes it afterwards.
 * Nobody needs a name or any other configuration of git for it.
 */
export async function withTemporaryRepository<T>(
  files: ReadonlyMap<string, Uint8Array>,
  message: string,
  use: (directory: string) => Promise<T>,
): Promise<T> {
  const directory = await fs.mkdtemp(join(tmpdir(), "screeps-sync-demo-"));
  try {
    const repository = openRepository(directory);
    await gitText(repository, ["init", "--initial-branch=main", directory]);
    const tree = await writeTree(
      repository,
      [...files].map(([path, bytes]) => ({ path, bytes, mode: "100644" })),
    );
    const commit = await writeCommit(repository, { tree, parents: [], message, time: new Date() });
    await moveRef(repository, "refs/heads/main", commit, undefined);
    return await use(directory);
  } finally {
    await fs.rm(directory, { recursive: true, force: true });
  }
}
