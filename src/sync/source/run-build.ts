// Covered by test/sync/source/built-code.test.ts
import { spawn } from "node:child_process";
import { holdsSecret } from "../../model/account/known-secrets.ts";
import { PreflightError } from "../../model/outcome/errors.ts";
import type { AgreedCommand } from "../../model/settings/may-build.ts";

interface BuildRun {
  readonly command: AgreedCommand;
  /** The folder that it runs in. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Credentials that are known, whatever variable holds them. */
  readonly secrets: ReadonlySet<string>;
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs a build to its end, by the shell, as `npm run` would.
 * @throws PreflightError with the last lines it printed, when it does not end with exit status 0
 */
export async function runBuild({ command, root, env, secrets, signal }: BuildRun): Promise<void> {
  signal?.throwIfAborted();
  const output = openTail();
  const posix = process.platform !== "win32";
  // A group of its own, so that an interrupt ends what the build has started too.
  const options = { cwd: root, env: buildEnvironment(env, secrets), detached: posix };
  const build = spawn(command, { ...options, shell: true, stdio: "pipe" });
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
 * What a build gets: the environment without credentials, since whatever it installs or prints is a stranger's; without
 * the files and services of the runner, by which a step speaks to those after it; and without what git sets for hooks,
 * since that would name another repository to the git commands of the build.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv, secrets: ReadonlySet<string>): NodeJS.ProcessEnv {
  const passed = Object.entries(env).filter(
    ([name, value]) => mayPass(name.toUpperCase()) && !holdsSecret(value, secrets),
  );
  return Object.fromEntries(passed);
}

const ours = /^(?:SCREEPS_|INPUT_|GIT_)/;
const runner = /^(?:ACTIONS_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)$)/;
// By name, where no value is known to be one: those of runners, registries and clouds all say what they are.
const credential =
  /TOKEN|PASSW|SECRET|CREDENTIAL|COOKIE|_AUTH\b|:_AUTH|(?:^|_|API|PRIVATE|ACCESS)KEY\b|ACCESS_?KEY|(?:^|_)PAT\b/;

const mayPass = (name: string): boolean => !ours.test(name) && !runner.test(name) && !credential.test(name);

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
