import { promises as fs } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { gitEnvironment } from "./environment.ts";
import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";

/**
 * Runs `use` with a handle on the same repository whose new objects go to a temporary folder, and deletes that folder
 * afterwards: what `use` writes can be read and compared there, and leaves nothing behind.
 */
export async function withQuarantine<T>(
  repository: Repository,
  use: (quarantined: Repository) => Promise<T>,
): Promise<T> {
  const folder = await fs.mkdtemp(join(tmpdir(), "screeps-sync-objects-"));
  try {
    const objects = await gitText(repository, ["rev-parse", "--path-format=absolute", "--git-path", "objects"]);
    const alternates = [quote(objects.replace(/\r?\n$/, "")), gitEnvironment(repository)[alternatesName]];
    const variables = {
      ...repository.variables,
      GIT_OBJECT_DIRECTORY: folder,
      [alternatesName]: alternates.filter((entry) => entry !== undefined).join(delimiter),
    };
    return await use({ ...repository, variables });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const alternatesName = "GIT_ALTERNATE_OBJECT_DIRECTORIES";

/** Git splits the list at colons, except inside double quotes. */
const quote = (path: string): string => `"${path.replace(/["\\]/g, "\\$&")}"`;
