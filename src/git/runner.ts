import { existsSync } from "node:fs";
import type { SimpleGitOptions } from "simple-git";
import { UsageError } from "../model/errors.ts";
import { gitEnvironment } from "./environment.ts";
import { type Ending, explainFailure } from "./explain-failure.ts";
import { findGit } from "./find-git.ts";
import { GitError } from "./git-error.ts";
import type { Repository } from "./repository.ts";

export interface GitOptions {
  /** What git reads from standard input; without it, standard input is closed. */
  readonly input?: string | Buffer;
  /** Variables for this process alone. */
  readonly variables?: Readonly<Record<string, string>>;
  /** More output than this ends the process with an error. */
  readonly maxBytes?: number;
}

// For the commands themselves; user configuration may say otherwise. `-c` outranks every file.
const CONFIG = [
  "core.useReplaceRefs=false",
  "core.fsmonitor=false",
  "core.splitIndex=false",
  "protocol.ext.allow=never",
  "gc.auto=0",
  "maintenance.auto=false",
  "log.showRoot=true",
];

// simple-git guards against arguments and variables from strangers. Here all arguments are our own,
// and `environment.ts` has chosen the variables, so what the user set for himself stays.
const UNSAFE: NonNullable<SimpleGitOptions["unsafe"]> = {
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
  let ending: Ending | undefined;
  const stop = new AbortController();
  const git = await startGit(repository, options, stop, (result) => {
    ending = result;
  });
  try {
    await (args[0] === "cat-file" ? git.binaryCatFile(args.slice(1)) : git.raw([...args]));
  } catch (cause) {
    repository.signal?.throwIfAborted();
    if (stop.signal.aborted) throw stop.signal.reason;
    throw explainFailure(repository, args, ending, cause);
  }
  if (ending === undefined) throw new GitError(`Cannot run git ${args[0]}: it ended without an exit status`);
  return Buffer.concat(ending.stdOut);
}

async function startGit(
  repository: Repository,
  options: GitOptions,
  stop: AbortController,
  onEnd: (result: Ending) => void,
) {
  if (!existsSync(repository.directory)) {
    throw new UsageError(`Cannot open repository: folder ${JSON.stringify(repository.directory)} does not exist`);
  }
  const environment = { ...gitEnvironment(repository), ...options.variables };
  const { simpleGit } = await import("simple-git");
  return simpleGit({
    baseDir: repository.directory,
    binary: findGit(),
    config: CONFIG,
    unsafe: UNSAFE,
    allowEnvironment: Object.keys(environment),
    timeout: { block: repository.timeoutMs },
    abort: repository.signal === undefined ? stop.signal : AbortSignal.any([repository.signal, stop.signal]),
    // By default the output counts as whole 50 ms after exit. Output of a busy machine comes later than that.
    completion: { onClose: true, onExit: 5_000 },
    // An empty Buffer closes standard input, an empty string would leave it open.
    input: () => Buffer.from(options.input ?? ""),
    errors: (error, result) => {
      onEnd(result);
      // A killed git has exit status null, and simple-git by itself takes that, and a silent status 1, for success.
      return result.exitCode === 0 ? error : (error ?? Buffer.from("git failed"));
    },
  })
    .env(environment)
    .outputHandler(limitOutput(options.maxBytes, stop));
}

function limitOutput(maxBytes = Number.POSITIVE_INFINITY, stop: AbortController) {
  let bytes = 0;
  return (_command: string, stdout: NodeJS.ReadableStream) => {
    stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) stop.abort(new GitError(`Cannot read from git: more than ${maxBytes} bytes`));
    });
  };
}
