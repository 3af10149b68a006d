import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dist } from "./dist.ts";
import { type Files, makeRepository, runGit, type TestRepository } from "./repository.ts";

/** What `git push` said, and whether it went through. */
export interface Pushed {
  readonly status: number | null;
  readonly stderr: string;
}

export interface Pusher extends TestRepository {
  readonly git: (...args: string[]) => string;
  readonly commit: (files: Files, message?: string) => string;
  readonly remote: string;
  /** `screeps-sync …` in the clone, as a user runs it; throws when it fails. */
  readonly sync: (...args: string[]) => string;
  /** A real `git push …` with the hooks of the clone, without blocking this process: the server may live in it. */
  readonly push: (args: readonly string[], options?: PushOptions) => Promise<Pushed>;
  /** What the remote holds at a ref; undefined where it has none. */
  readonly atRemote: (ref: string) => string | undefined;
}

interface PushOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly onStart?: (pid: number) => unknown;
}

/** A clone with a bare remote beside it, one commit, and an environment that knows one server. */
export function makePusher(
  folder: string,
  env: Readonly<Record<string, string>>,
  files: Files = { "src/main.js": "one", "screeps-sync.yml": "source: src\nbranches: { main: default }\n" },
  options: { readonly format?: "sha1" | "sha256" } = {},
): Pusher {
  const remote = join(folder, "remote.git");
  mkdirSync(folder, { recursive: true });
  runGit(folder, ["init", "-q", "--bare", `--object-format=${options.format ?? "sha1"}`, remote]);
  const repository = makeRepository(join(folder, "clone"), options);
  repository.git("remote", "add", "origin", remote);
  repository.commit(files);
  const environment = { ...baseEnvironment(), ...env };
  return {
    ...repository,
    remote,
    sync: (...args) =>
      execFileSync(process.execPath, [join(dist, "cli.js"), ...args], {
        cwd: repository.directory,
        env: environment,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      }),
    push: (args, options = {}) =>
      push(options.cwd ?? repository.directory, args, { ...environment, ...options.env }, options),
    atRemote: (ref) => objectAt(remote, ref),
  };
}

function baseEnvironment(): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  const person = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.com" };
  return { PATH, HOME, NO_COLOR: "1", GIT_CONFIG_NOSYSTEM: "1", ...person };
}

async function push(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { onStart }: PushOptions,
): Promise<Pushed> {
  // A group of its own, as a shell gives it: Ctrl-C then reaches git, the hook and what it started.
  const child = spawn("git", ["push", ...args], { cwd, env, stdio: ["ignore", "ignore", "pipe"], detached: true });
  if (child.pid !== undefined) onStart?.(child.pid);
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += String(chunk);
  });
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, stderr };
}

function objectAt(remote: string, ref: string): string | undefined {
  const result: SpawnSyncReturns<string> = spawnSync("git", ["rev-parse", "--verify", "-q", ref], {
    cwd: remote,
    encoding: "utf8",
  });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
