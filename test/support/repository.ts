import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { afterAll, vi } from "vitest";

/** Path → content; undefined deletes the file. */
export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

export interface TestRepository {
  readonly directory: string;
  /** Runs git there and gives its output without the last line break. */
  git(...args: string[]): string;
  /** Writes the files and commits the whole work tree; gives the commit id. */
  commit(files: Files, message?: string): string;
}

interface RepositoryOptions {
  readonly format?: "sha1" | "sha256";
}

export interface TemporaryFolder {
  readonly path: string;
  /** A path in it that nothing had before, for a test that wants a place of its own. */
  fresh(name?: string): string;
}

/** A temporary folder for the tests of one file; git finds an empty home in it, so the user's settings do not leak. */
export function temporaryFolder(): TemporaryFolder {
  let given = 0;
  const path = realpathSync(mkdtempSync(join(tmpdir(), "screeps-sync-test-")));
  mkdirSync(join(path, "home"));
  vi.stubEnv("HOME", join(path, "home"));
  vi.stubEnv("XDG_CONFIG_HOME", join(path, "home"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(path, { recursive: true, force: true });
  });
  return { path, fresh: (name = "r") => join(path, `${name}${++given}`) };
}

export function makeRepository(directory: string, options: RepositoryOptions = {}): TestRepository {
  mkdirSync(directory, { recursive: true });
  runGit(directory, ["init", "-q", "-b", "main", `--object-format=${options.format ?? "sha1"}`]);
  return useRepository(directory);
}

/** A handle on a repository that is there already: a clone, a linked work tree. */
export function useRepository(directory: string): TestRepository {
  const git = (...args: string[]) => runGit(directory, args);
  return {
    directory,
    git,
    commit(files, message = "a commit") {
      writeFiles(directory, files);
      git("add", "-A", "--force");
      git("commit", "-q", "--allow-empty", "-m", message);
      return git("rev-parse", "HEAD");
    },
  };
}

export function writeFiles(directory: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(directory, path);
    if (content === undefined) {
      rmSync(file);
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}

/** Git for building test repositories, away from ours: without an explicit temporary folder it refuses to run. */
export function runGit(directory: string, args: readonly string[], input?: string | Uint8Array): string {
  if (!isAbsolute(directory) || !directory.startsWith(realpathSync(tmpdir()))) {
    throw new Error(`Test git runs in temporary folders only, not in ${JSON.stringify(directory)}`);
  }
  const { PATH, HOME } = process.env;
  return execFileSync("git", args, {
    cwd: directory,
    env: { PATH, HOME, GIT_CONFIG_NOSYSTEM: "1", GIT_TERMINAL_PROMPT: "0", ...PERSON, ...CONFIG },
    encoding: "utf8",
    stdio: ["pipe", "pipe", "pipe"],
    maxBuffer: 1 << 28,
    ...(input === undefined ? {} : { input }),
  }).replace(/\n$/, "");
}

const PERSON = {
  GIT_AUTHOR_NAME: "A Player",
  GIT_AUTHOR_EMAIL: "player@example.com",
  GIT_AUTHOR_DATE: "2026-01-01T00:00:00Z",
  GIT_COMMITTER_NAME: "A Player",
  GIT_COMMITTER_EMAIL: "player@example.com",
  GIT_COMMITTER_DATE: "2026-01-01T00:00:00Z",
};

// Submodules and partial clones of tests come from folders.
const CONFIG = { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "protocol.file.allow", GIT_CONFIG_VALUE_0: "always" };
