import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** What git's credential helpers (the system's key chain, for example) keep for a host. */
export type StoredCredential = Readonly<Record<"username" | "password", string>>;

// No question: neither on the terminal (GIT_TERMINAL_PROMPT=0 is set for every git of ours) nor in a window of git's or
// of Git Credential Manager.
const silent = { GIT_ASKPASS: "", SSH_ASKPASS: "", GCM_INTERACTIVE: "never" };

/** Asks git's credential helpers, without a question to the user; undefined where none of them knows. */
export async function fillCredential(
  repository: Repository,
  root: string,
  username?: string,
): Promise<StoredCredential | undefined> {
  const input = describe(root, username === undefined ? {} : { username });
  const printed = await gitText(repository, ["credential", "fill"], {
    input,
    variables: silent,
  }).catch((failure: unknown) => {
    if (failure instanceof GitError) return "";
    throw failure;
  });
  const found = new Map(printed.split("\n").map((line) => splitAtEquals(line)));
  const password = found.get("password");
  return password === undefined || password === "" ? undefined : { username: found.get("username") ?? "", password };
}

/** Has git's credential helpers keep it. Git says nothing when there is no helper: only `fillCredential` tells. */
export async function approveCredential(repository: Repository, root: string, stored: StoredCredential): Promise<void> {
  await gitText(repository, ["credential", "approve"], { input: describe(root, stored), variables: silent });
}

/** Has git's credential helpers forget what they keep for the host under this name. */
export async function rejectCredential(repository: Repository, root: string, username: string): Promise<void> {
  await gitText(repository, ["credential", "reject"], { input: describe(root, { username }), variables: silent });
}

/** The form of git-credential(1): `key=value` lines, an empty one ends them. */
function describe(root: string, more: Readonly<Record<string, string>>): string {
  const { protocol, host } = new URL(root);
  const all = { protocol: protocol.replace(":", ""), host, ...more };
  const lines = Object.entries(all).map(([key, value]) => `${key}=${value}`);
  const bad = lines.findIndex((line) => /[\n\r\0]/.test(line));
  if (bad >= 0) throw new GitError(`Cannot hand the credential to git: its ${Object.keys(all)[bad]} has a line break`);
  return `${lines.join("\n")}\n\n`;
}

function splitAtEquals(line: string): [string, string] {
  const at = line.indexOf("=");
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
}
