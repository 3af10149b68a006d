import { spawnSync } from "node:child_process";
import { devNull } from "node:os";

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
}

/** Git in a test repository, with a person's name and none of this machine's settings. */
export function tryGit(directory: string, args: readonly string[], input = ""): Ended {
  const person = { GIT_AUTHOR_NAME: "A Player", GIT_AUTHOR_EMAIL: "a@example.com" };
  const committer = { GIT_COMMITTER_NAME: "A Player", GIT_COMMITTER_EMAIL: "a@example.com" };
  const { PATH } = process.env;
  const env = { PATH, HOME: directory, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1", ...person, ...committer };
  const { status, stdout } = spawnSync("git", args, { cwd: directory, env, input, encoding: "utf8" });
  return { status, stdout };
}

export function git(directory: string, args: readonly string[], input = ""): string {
  const { status, stdout } = tryGit(directory, args, input);
  if (status !== 0) throw new Error(`git ${args.join(" ")} ended with status ${status}`);
  return stdout.trimEnd();
}
