import { UsageError } from "../../model/outcome/errors.ts";
import type { RecordRemote } from "../../model/records/record-refs.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

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

/** The commit that a branch or tag of a remote, by its full name, is at now (tags peeled); undefined: it is not there. */
export async function remoteTip(repository: Repository, remote: string, ref: string): Promise<string | undefined> {
  const lines = (await gitText(repository, ["ls-remote", checkRemote(remote), ref, `${ref}^{}`])).split("\n");
  const tips = new Map(lines.map((line) => [line.replace(/^\S+\s+/, ""), line.split(/\s/, 1).join()]));
  return tips.get(`${ref}^{}`) ?? tips.get(ref);
}

// No ref, no FETCH_HEAD and no setting here is changed, but those that a refspec names.
const fetch = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--refmap="];

/** Fetches the commits of git branches of a remote. */
export async function fetchBranches(
  repository: Repository,
  remote: string,
  branches: readonly string[],
): Promise<void> {
  await gitText(repository, [...fetch, checkRemote(remote), ...branches.map((name) => `refs/heads/${name}`)]);
}

/** Fetches a commit by its whole id, or what refspecs name. */
export async function fetchRef(repository: Repository, remote: string, ...refspecs: string[]): Promise<void> {
  await gitText(repository, [...fetch, checkRemote(remote), ...refspecs]);
}

/** Fetches so many commits more of the history that a shallow clone has cut off, as a remote has them before a commit. */
export async function deepen(
  repository: Repository,
  remote: string,
  { commit, by }: { readonly commit: string; readonly by: number },
): Promise<void> {
  await gitText(repository, [...fetch, `--deepen=${by}`, checkRemote(remote), commit]);
}

/** Fetches each git branch of a remote, without records, whole; they become its remote-tracking branches. */
export async function fetchAllBranches(
  repository: Repository,
  { remote, prefix }: RecordRemote,
  { shallow }: { readonly shallow: boolean },
): Promise<void> {
  const whole = shallow ? ["--unshallow"] : [];
  const refspecs = [`+refs/heads/*:refs/remotes/${checkRemote(remote)}/*`, `^refs/heads/${prefix}/*`];
  await gitText(repository, [...fetch, ...whole, remote, ...refspecs]);
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

/** @throws UsageError for what git would take for an option */
export function checkRemote(remote: string): string {
  if (remote !== "" && !remote.startsWith("-")) return remote;
  throw new UsageError(
    `Cannot use remote ${JSON.stringify(remote)}: name one that "git remote" lists, for example origin`,
  );
}
