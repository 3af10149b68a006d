import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import type { Repository } from "../process/repository.ts";

/**
 * Runs `use` with a handle on the same objects in an empty repository of its own: no work tree, no attributes, so that
 * what git says does not depend on them. (`GIT_ATTR_SOURCE` would do, from git 2.41 on.)
 */
export async function withoutAttributes<T>(
  repository: Repository,
  format: "sha1" | "sha256",
  use: (bare: Repository) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "screeps-sync-bare-"));
  try {
    await Promise.all(["refs", "objects"].map((name) => mkdir(join(folder, name))));
    await writeFile(join(folder, "HEAD"), "ref: refs/heads/none\n");
    await writeFile(join(folder, "config"), configOf(format));
    return await use({
      ...repository,
      variables: { ...repository.variables, GIT_DIR: folder, GIT_ATTR_NOSYSTEM: "1" },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const configOf = (format: string): string =>
  `[core]\n\trepositoryformatversion = 1\n\tbare = true\n\tattributesFile = ${JSON.stringify(devNull)}\n[extensions]\n\tobjectformat = ${format}\n`;
