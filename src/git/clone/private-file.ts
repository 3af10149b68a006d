import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Where the repository's own folder holds a file of ours: `screeps-sync/<name>`. Never part of a commit. */
async function pathOf(repository: Repository, name: string): Promise<string> {
  const printed = await gitText(repository, [
    "rev-parse",
    "--path-format=absolute",
    "--git-path",
    `screeps-sync/${name}`,
  ]);
  return printed.replace(/\r?\n$/, "");
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
