import { existsSync } from "node:fs";
import type { SimpleGitOptions } from "simple-git";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import { endDescendants } from "./descendants.ts";
import { gitEnvironment, ownConfig } from "./environment.ts";
import { explainFailure, type GitEnding } from "./explain-failure.ts";
import { findGit } from "./find-git.ts";
import { GitError } from "./git-error.ts";
import { processOf, watchProcesses } from "./process-of.ts";
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

// simple-git guards against arguments and variables from strangers. Here all arguments are our own,
// and `environment.ts` has chosen the variables, so what the user set for himself stays.
const allowedUnsafe: NonNullable<SimpleGitOptions["unsafe"]> = {
  allowUnsafeAskPass: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeCustomBinary: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafePager: true,
  allowUnsafeProtocolOverride: true,
  allowUnsafeSshCommand: true,
};

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
  const watch = watchOutput(stop.controller, { timeoutMs: repository.timeoutMs, maxBytes: options.maxBytes });
  let ending: GitEnding | undefined;
  try {
    const git = await startGit(repository, options, stop.controller.signal, (result) => {
      ending = result;
    });
    git.outputHandler((command, stdout, stderr) => {
      stop.watch(processOf(stdout));
      watch.onSpawn(command, stdout, stderr);
    });
    const running = args[0] === "cat-file" ? git.binaryCatFile(args.slice(1)) : git.raw([...args]);
    await Promise.race([running, stop.promise]);
  } catch (cause) {
    stop.controller.signal.throwIfAborted();
    throw cause instanceof SyncError ? cause : explainFailure(repository, args, ending, cause);
  } finally {
    watch.end();
  }
  if (ending === undefined) throw new GitError(`Cannot run git ${args[0]}: it ended without an exit status`);
  return Buffer.concat(ending.stdOut);
}

/** A way to end one process, and a promise that then rejects: a git that ignores the signal must not hold us. */
function stopWith(signal: AbortSignal | undefined) {
  watchProcesses();
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  let pid: number | undefined;
  // Before simple-git ends git itself: what it has started would be nobody's child then.
  controller.signal.addEventListener("abort", () => endDescendants(pid));
  controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
  const forward = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", forward);
  return {
    controller,
    promise,
    watch: (started: number | undefined) => {
      pid = started;
    },
    [Symbol.dispose]: () => signal?.removeEventListener("abort", forward),
  };
}

async function startGit(
  repository: Repository,
  options: GitOptions,
  abort: AbortSignal,
  onEnd: (result: GitEnding) => void,
) {
  if (!existsSync(repository.directory)) {
    throw new UsageError(`Cannot open repository: folder ${JSON.stringify(repository.directory)} does not exist`);
  }
  const environment = { ...gitEnvironment(repository), ...options.variables };
  const { simpleGit } = await import("simple-git");
  return simpleGit({
    baseDir: repository.directory,
    binary: findGit(repository),
    config: [...ownConfig(repository)],
    unsafe: allowedUnsafe,
    allowEnvironment: Object.keys(environment),
    abort,
    // By default the output counts as whole 50 ms after exit. On a busy machine it comes later than that.
    completion: { onClose: true, onExit: false },
    // An empty Buffer closes standard input, an empty string would leave it open.
    input: () => Buffer.from(options.input ?? ""),
    errors: (error, result) => {
      onEnd(result);
      // A killed git has exit status null, and simple-git by itself takes that, and a silent status 1, for success.
      if (result.exitCode === 0) return error;
      return result.exitCode === options.alsoFine ? undefined : (error ?? Buffer.from("git failed"));
    },
  }).env(environment);
}
