import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";

/** Top folder of the work tree; undefined in a bare repository and outside of any. */
export async function topLevel(repository: Repository): Promise<string | undefined> {
  const printed = await gitText(repository, ["rev-parse", "--show-toplevel"]).catch(() => "");
  return printed === "" ? undefined : printed.replace(/\r?\n$/, "");
}

/** Those of the files that are in git's index, with paths as it holds them. */
export async function trackedFiles(repository: Repository, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const literal = paths.map((path) => `:(top,literal)${path}`);
  const printed = await gitText(repository, ["ls-files", "-z", "--full-name", "--", ...literal]);
  return printed.split("\0").filter((path) => path !== "");
}
