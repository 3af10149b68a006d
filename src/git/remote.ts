import { UsageError } from "../model/errors.ts";
import type { Repository } from "./repository.ts";
import { gitText } from "./runner.ts";

/** The names of a remote's git branches that fit a pattern (`live/*`), without `refs/heads/` → the commit of each. */
export async function listRemote(
  repository: Repository,
  remote: string,
  ...patterns: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
  const args = ["ls-remote", "--refs", checkRemote(remote), ...refs];
  const lines = (await gitText(repository, args)).split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.replace(/^\S+\s+refs\/heads\//, ""), line.split(/\s/, 1).join()]));
}

/** Fetches the commits of git branches of a remote. No ref, no FETCH_HEAD and no setting here is changed. */
export async function fetchBranches(
  repository: Repository,
  remote: string,
  branches: readonly string[],
): Promise<void> {
  const quiet = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--refmap="];
  await gitText(repository, ["fetch", ...quiet, checkRemote(remote), ...branches.map((name) => `refs/heads/${name}`)]);
}

/**
 * Pushes a commit to a git branch of a remote, which must still be what was seen there (undefined: not there).
 * Hooks of this repository are not asked: one of them may be ours.
 * @throws GitError when the remote refuses, also because somebody was faster
 */
export async function pushCommit(
  repository: Repository,
  remote: string,
  push: { readonly commit: string; readonly branch: string; readonly expected: string | undefined },
): Promise<void> {
  const ref = `refs/heads/${push.branch}`;
  const lease = `--force-with-lease=${ref}:${push.expected ?? ""}`;
  const args = [
    "push",
    "--porcelain",
    "--no-verify",
    "--no-follow-tags",
    "--recurse-submodules=no",
    "--no-signed",
    lease,
  ];
  await gitText(repository, [...args, checkRemote(remote), `${push.commit}:${ref}`]);
}

function checkRemote(remote: string): string {
  if (remote !== "" && !remote.startsWith("-")) return remote;
  throw new UsageError(
    `Cannot use remote ${JSON.stringify(remote)}: name one that "git remote" lists, for example origin`,
  );
}
