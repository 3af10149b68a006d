import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Paths of the work tree from its top: tracked ones, and new ones that git does not ignore. */
export async function workTreeFiles(repository: Repository, top: string): Promise<readonly string[]> {
  const inTop = { ...repository, directory: top };
  const printed = await gitText(inTop, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  return printed.split("\0").filter((path) => path !== "");
}

/** The git branch that HEAD is on, born or not; undefined for a detached HEAD. */
export async function headBranch(repository: Repository): Promise<string | undefined> {
  const printed = await gitText(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { alsoFine: 1 });
  return printed.trim() === "" ? undefined : printed.trim();
}
