// A process of the vendor's server: started with a log, awaited, ended.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Part {
  readonly name: string;
  readonly child: ChildProcess;
  readonly log: string;
}

export interface PartOptions {
  readonly name: string;
  /** What Node gets: its own flags, and the script. */
  readonly script: readonly string[];
  readonly workDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
}

export function launch({ name, script, workDirectory, environment }: PartOptions): Part {
  const log = join(workDirectory, `${name}.log`);
  const output = openSync(log, "a");
  const child = spawn(process.execPath, script, {
    cwd: workDirectory,
    // Every part ends itself when this channel closes, so that it cannot outlive whoever started it.
    stdio: ["ignore", output, output, "ipc"],
    // Relative, because the path of a unix socket may have no more than about a hundred bytes.
    env: { HOME: workDirectory, MODFILE: "mods.json", STORAGE_PORT: "storage.sock", ...environment },
  });
  closeSync(output);
  return { name, child, log };
}

export async function until(part: Part, ready: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && !hasEnded(part.child)) {
    if (await ready()) return;
    await sleep(50);
  }
  const log = (await readFile(part.log, "utf8")).trimEnd();
  throw new Error(`Cannot start the real private server: its ${part.name} does not answer; its log says\n${log}`);
}

export async function end({ child }: Part): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    if (hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await Promise.race([ended, sleep(5_000, undefined, { ref: false })]);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("Cannot find a free port: no TCP address");
  return address.port;
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}
