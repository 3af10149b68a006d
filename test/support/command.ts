import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { dist } from "./dist.ts";

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Sees the process while it runs: to send it a signal. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** `screeps-sync …` as a user runs it: the built door, in a process of its own, with an environment built from nothing. */
export async function screepsSync(args: readonly string[], options: CommandOptions): Promise<Finished> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [join(dist, "cli.js"), ...args], {
    cwd: options.cwd,
    env: { PATH, HOME, NO_COLOR: "1", ...options.env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  options.onStart?.(child);
  child.stdin.end(options.input ?? "");
  return expectNoSecret(await finish(child), options);
}

/** Every run of every test is looked through: what was given as a credential is nowhere in what was printed. */
function expectNoSecret(finished: Finished, { env = {} }: CommandOptions): Finished {
  const printed = finished.stdout + finished.stderr;
  for (const name of ["SCREEPS_TOKEN", "SCREEPS_PASSWORD", "SCREEPS_SERVER_PASSWORD"]) {
    const secret = env[name] ?? "";
    if (secret.length < 8) continue;
    for (const form of [
      secret.slice(0, 8),
      Buffer.from(secret).toString("base64").slice(0, -2),
      encodeURIComponent(secret),
    ]) {
      if (printed.includes(form)) throw new Error(`The credential in ${name} was printed`);
    }
  }
  return finished;
}

async function finish(child: ChildProcess): Promise<Finished> {
  const collect = async (stream: NodeJS.ReadableStream | null) => {
    let text = "";
    for await (const chunk of stream ?? []) text += String(chunk);
    return text;
  };
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const [stdout, stderr, status] = await Promise.all([collect(child.stdout), collect(child.stderr), closed]);
  return { status, stdout, stderr };
}
