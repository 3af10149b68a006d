import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** By the value that all copies of a handle share: where a repository's own folder is does not change in a run. */
const paths = new WeakMap<Repository["secrets"], Map<string, Promise<string>>>();

/** Where the repository's own folder holds a file of ours: `screeps-sync/<name>`. Never part of a commit. */
function pathOf(repository: Repository, name: string): Promise<string> {
  const known = paths.get(repository.secrets) ?? new Map<string, Promise<string>>();
  paths.set(repository.secrets, known);
  const key = `${repository.directory}\0${name}`;
  const path = known.get(key) ?? askPath(repository, name);
  known.set(key, path);
  // What failed may be asked again.
  path.catch(() => known.delete(key));
  return path;
}

async function askPath(repository: Repository, name: string): Promise<string> {
  const args = ["rev-parse", "--path-format=absolute", "--git-path", `screeps-sync/${name}`];
  return (await gitText(repository, args)).replace(/\r?\n$/, "");
}

/** The text of such a file; undefined where there is none. */
export async function readPrivateFile(repository: Repository, name: string): Promise<string | undefined> {
  try {
    return await readFile(await pathOf(repository, name), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes it whole or not at all. */
export async function writePrivateFile(repository: Repository, name: string, text: string): Promise<void> {
  const path = await pathOf(repository, name);
  // Not recursive: above it is the repository's own folder.
  await mkdir(dirname(path)).catch(unlessThere);
  await writeFile(`${path}.${process.pid}.tmp`, text);
  await rename(`${path}.${process.pid}.tmp`, path);
}

function unlessThere(failure: unknown): void {
  if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
}
