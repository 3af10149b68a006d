import { spawn } from "node:child_process";
import { PreflightError } from "../model/errors.ts";

interface BuildRun {
  readonly command: string;
  /** The folder that it runs in. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs a build to its end, by the shell, as `npm run` would.
 * @throws PreflightError with the last lines it printed, when it does not end with exit status 0
 */
export async function runBuild({ command, root, env, signal }: BuildRun): Promise<void> {
  signal?.throwIfAborted();
  const output = openTail();
  const posix = process.platform !== "win32";
  // A group of its own, so that an interrupt ends what the build has started too.
  const build = spawn(command, { cwd: root, env: buildEnvironment(env), shell: true, detached: posix, stdio: "pipe" });
  build.stdin.end();
  build.stdout.on("data", output.add);
  build.stderr.on("data", output.add);
  const stop = () => (posix && build.pid !== undefined ? process.kill(-build.pid, "SIGTERM") : build.kill());
  signal?.addEventListener("abort", stop, { once: true });
  const ending = await new Promise<string>((resolve) => {
    build.on("error", ({ message }) => resolve(message));
    build.on("close", (status, killer) =>
      resolve(status === 0 ? "" : `it ended with ${killer ?? `exit status ${status}`}`),
    );
  });
  signal?.removeEventListener("abort", stop);
  signal?.throwIfAborted();
  if (ending === "") return;
  const said = output.lines();
  throw new PreflightError(`Cannot build with "${command}": ${ending}; run it yourself to see why`, [
    { severity: "error", message: said === "" ? "the build printed nothing" : said },
  ]);
}

/**
 * What a build gets: the environment without credentials, since whatever it installs or prints is a stranger's, and
 * without what git sets for hooks, since that would name another repository to the git commands of the build.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => mayPass(name.toUpperCase())));
}

const ours = /^(?:SCREEPS_|INPUT_|GIT_)/;
// Names, because a value tells nothing: those of runners, registries and clouds all say what they are.
const credential = /TOKEN|PASSW|SECRET|CREDENTIAL|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY|_AUTH\b|:_AUTH/;

const mayPass = (name: string): boolean => !ours.test(name) && !credential.test(name);

const keptBytes = 64 * 1024;
const keptLines = 20;

/** The end of an output, however long that is. */
function openTail() {
  let kept = Buffer.alloc(0);
  return {
    add: (chunk: Buffer) => {
      kept = Buffer.concat([kept, chunk]).subarray(-keptBytes);
    },
    lines: () => kept.toString("utf8").trimEnd().split("\n").slice(-keptLines).join("\n"),
  };
}
