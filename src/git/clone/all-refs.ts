// Covered by test/sync/clean/clean.test.ts
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";
import { checkRemote } from "./remote.ts";

/** Every git branch, tag (peeled) and pull request that a remote has, by its full name → its commit. */
export async function listAllRefs(repository: Repository, remote: string): Promise<ReadonlyMap<string, string>> {
  const kinds = ["refs/heads/*", "refs/tags/*", "refs/pull/*/head"];
  const printed = await gitText(repository, ["ls-remote", checkRemote(remote), ...kinds]);
  const lines = printed.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.replace(/^\S+\s+/, "").replace(/\^\{\}$/, ""), line.split(/\s/, 1).join()]));
}

/** The remote that says which git branches there are: `origin`, or the only one; undefined: this clone has none, or several. */
export async function mainRemote(
  repository: Repository,
  { without }: { readonly without: readonly string[] },
): Promise<string | undefined> {
  const names = (await gitText(repository, ["remote"])).split("\n").filter((name) => name !== "");
  const others = names.filter((name) => !without.includes(name));
  if (others.includes("origin")) return "origin";
  return others.length === 1 ? others[0] : undefined;
}
