import { lookUp } from "../objects/look-up.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Takes a ref away that still is what was seen; one that was moved meanwhile stays. */
export async function deleteRef(repository: Repository, ref: string, seen: string): Promise<void> {
  const input = `start\ndelete ${ref} ${seen}\nprepare\ncommit\n`;
  try {
    await gitText(repository, ["update-ref", "--no-deref", "--stdin"], { input });
  } catch (failure) {
    const [now] = await lookUp(repository, [ref]);
    if (now?.oid === seen || !(failure instanceof GitError)) throw failure;
  }
}
