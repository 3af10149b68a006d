import { lookUp } from "../objects/look-up.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Whether every commit of `older` is in `newer`; false also where `older` was never fetched, so that nobody can tell. */
export async function isAncestor(repository: Repository, older: string, newer: string): Promise<boolean> {
  const [known] = await lookUp(repository, [`${older}^{commit}`]);
  if (known === undefined) return false;
  // --count, because it always prints: `merge-base --is-ancestor` answers by its exit status alone.
  const missing = await gitText(repository, ["rev-list", "--count", "--max-count=1", older, `^${newer}`]);
  return missing.trim() === "0";
}
