import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Of several commits one that no other of them contains; where histories went apart, the youngest of these. */
export async function newestCommit(repository: Repository, oids: readonly string[]): Promise<string> {
  const [first, ...others] = new Set(oids);
  if (first !== undefined && others.length === 0) return first;
  const input = oids.map((oid) => `${oid}\n`).join("");
  const printed = await gitText(repository, ["rev-list", "--date-order", "--max-count=1", "--stdin"], { input });
  const newest = printed.trim();
  if (!oids.includes(newest)) throw new GitError("Cannot tell which commit is the newest: git named none of them");
  return newest;
}
