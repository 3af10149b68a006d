// Covered by test/sync/origin/explain-pulled.test.ts
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/**
 * Names of the remotes that are a game (`screeps::https://…`). Their tracking branches hold what is live, whoever wrote
 * it: nothing of them says that it was merged here.
 */
export async function gameRemotes(repository: Repository): Promise<readonly string[]> {
  const args = ["config", "--null", "--get-regexp", "^remote\\..*\\.url$", "^screeps::"];
  const printed = await gitText(repository, args, { alsoFine: 1 });
  return printed.split("\0").flatMap((entry) => /^remote\.(.+)\.url\n/s.exec(entry)?.[1] ?? []);
}

/** Which code branches of such a remote a person wants read: globs, one or several in each value. */
export async function wantedGlobs(repository: Repository, remote: string): Promise<readonly string[]> {
  const args = ["config", "--null", "--get-all", `remote.${remote}.screeps-branches`];
  const printed = await gitText(repository, args, { alsoFine: 1 });
  return printed.split(/[\s,\0]+/).filter((glob) => glob !== "");
}
