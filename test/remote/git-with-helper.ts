import { spawn } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { dist } from "../support/dist.ts";

export interface GitEnded {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Real git that finds our helper, without blocking this process: the server lives in it. */
export function gitWithHelper(folder: string, more: Readonly<Record<string, string>>) {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  symlinkSync(join(dist, "git-remote-screeps.js"), join(bin, "git-remote-screeps"));
  const person = { GIT_AUTHOR_NAME: "A Player", GIT_AUTHOR_EMAIL: "a@example.com" };
  const committer = { GIT_COMMITTER_NAME: "A Player", GIT_COMMITTER_EMAIL: "a@example.com" };
  const path = [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const base = {
    PATH: path,
    HOME: join(folder, "home"),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    NO_COLOR: "1",
  };
  return async (
    cwd: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<GitEnded> => {
    const child = spawn("git", args, { cwd, env: { ...base, ...person, ...committer, ...more, ...env } });
    child.stdin.end();
    const collect = async (stream: NodeJS.ReadableStream) => {
      let text = "";
      for await (const chunk of stream) text += String(chunk);
      return text;
    };
    const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
    const [stdout, stderr, status] = await Promise.all([collect(child.stdout), collect(child.stderr), closed]);
    return { status, stdout: stdout.trimEnd(), stderr };
  };
}
