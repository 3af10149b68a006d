import { type ChildProcessByStdio, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { SyncError, UsageError } from "../model/errors.ts";
import { gitEnvironment } from "./environment.ts";
import { type Ending, explainFailure } from "./explain-failure.ts";
import { findGit } from "./find-git.ts";
import type { Repository } from "./repository.ts";
import { watchOutput } from "./watch-output.ts";

export interface GitOptions {
  /** What git reads from standard input; without it, standard input is closed. */
  readonly input?: string | Buffer;
  /** Variables for this process alone. */
  readonly variables?: Readonly<Record<string, string>>;
  /** More output than this ends the process with an error. */
  readonly maxBytes?: number;
  /** An exit status that is an answer too: that of `git grep` which found nothing. */
  readonly alsoFine?: number;
}

// For the commands themselves; user configuration may say otherwise. `-c` outranks every file.
const CONFIG = [
  "core.useReplaceRefs=false",
  "core.fsmonitor=false",
  "core.splitIndex=false",
  "protocol.ext.allow=never",
  "gc.auto=0",
  "maintenance.auto=false",
].flatMap((setting) => ["-c", setting]);

/** Runs git and gives its output as text. Everything that `gitBytes` refuses, this does. */
export async function gitText(repository: Repository, args: readonly string[], options?: GitOptions): Promise<string> {
  return (await gitBytes(repository, args, options)).toString("utf8");
}

/** Runs git and gives its output as bytes. It resolves only after exit status 0: a killed git has said nothing. */
export async function gitBytes(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  repository.signal?.throwIfAborted();
  using stop = stopWith(repository.signal);
  const git = startGit(repository, args, options, stop.controller.signal);
  const watch = watchOutput(git, stop.controller, { timeoutMs: repository.timeoutMs, maxBytes: options.maxBytes });
  try {
    const ending = await Promise.race([endOf(git), stop.promise]);
    if (ending.exitCode === 0 || ending.exitCode === options.alsoFine) return Buffer.concat(ending.stdOut);
    throw explainFailure(repository, args, ending);
  } catch (failure) {
    stop.controller.signal.throwIfAborted();
    throw failure instanceof SyncError ? failure : explainFailure(repository, args, undefined, failure);
  } finally {
    watch.end();
  }
}

/** A way to end one process, and a promise that then rejects: a git that ignores the signal must not hold us. */
function stopWith(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
  const forward = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", forward);
  return { controller, promise, [Symbol.dispose]: () => signal?.removeEventListener("abort", forward) };
}

type Git = ChildProcessByStdio<Writable, Readable, Readable>;

function startGit(repository: Repository, args: readonly string[], options: GitOptions, signal: AbortSignal): Git {
  if (!existsSync(repository.directory)) {
    throw new UsageError(`Cannot open repository: folder ${JSON.stringify(repository.directory)} does not exist`);
  }
  const git = spawn(findGit(), [...CONFIG, ...args], {
    cwd: repository.directory,
    env: { ...gitEnvironment(repository), ...options.variables },
    signal,
    killSignal: "SIGINT",
    windowsHide: true,
  });
  // A git that ends before it has read everything says so by its exit status.
  git.stdin.on("error", () => {});
  git.stdin.end(options.input);
  return git;
}

/** Its exit status and output, once nobody holds its streams any more. */
function endOf(git: Git): Promise<Ending> {
  const stdOut: Buffer[] = [];
  const stdErr: Buffer[] = [];
  git.stdout.on("data", (chunk: Buffer) => stdOut.push(chunk));
  git.stderr.on("data", (chunk: Buffer) => stdErr.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<Ending>();
  git.once("error", reject);
  git.once("close", (exitCode: number | null) => resolve({ exitCode, stdOut, stdErr }));
  return promise;
}
