import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Whether the history of this clone is cut off, as after `actions/checkout` without `fetch-depth: 0`. */
export async function isShallow(repository: Repository): Promise<boolean> {
  return (await gitText(repository, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}
