import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

export interface Command {
  readonly argv: readonly string[];
  readonly cwd: string;
  /** All of the environment: what the machine happens to set must not be measured. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Cost {
  /** User and system time of the process and of every child it waited for. */
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly exitCode: number;
  readonly output: string;
}

/**
 * Runs the command once; what it prints goes to `outputFile`. Node does not tell what a child used (it has no wait4),
 * bash's `time` does, from the kernel's own count. What bash itself needs is not in it, but for the fork: well under a
 * millisecond, the same for all.
 */
export async function measure(command: Command, outputFile: string, signal: AbortSignal): Promise<Cost> {
  signal.throwIfAborted();
  const { argv, cwd, env } = command;
  const args = ["-c", TIMED, "bash", outputFile, ...argv];
  const child = spawn("bash", args, { cwd, env, stdio: ["ignore", "ignore", "pipe"], detached: true });
  using _end = onAbort(signal, () => killGroup(child.pid));
  const [times, [exitCode]] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (signal.aborted) throw new Error(`Cannot measure "${argv.join(" ")}": it was stopped`, { cause: signal.reason });
  return { ...parseTimes(times), exitCode: Number(exitCode ?? 1), output: readFileSync(outputFile, "utf8") };
}

const TIMED = `TIMEFORMAT='%3R %3U %3S'; output=$1; shift; time "$@" >"$output" 2>&1`;

function parseTimes(line: string): Pick<Cost, "cpuMs" | "wallMs"> {
  const [real, user, system, ...rest] = line.trim().split(" ").map(Number);
  if (real === undefined || user === undefined || system === undefined || rest.length > 0 || Number.isNaN(real)) {
    throw new Error(`Cannot read the times of a process: bash printed ${JSON.stringify(line)}`);
  }
  return { cpuMs: Math.round((user + system) * 1000), wallMs: Math.round(real * 1000) };
}

function onAbort(signal: AbortSignal, action: () => void): Disposable {
  signal.addEventListener("abort", action, { once: true });
  return { [Symbol.dispose]: () => signal.removeEventListener("abort", action) };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
