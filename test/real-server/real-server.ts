// The vendor's private server (storage, backend and the usual password mod, no game engine) as a test fixture: published
// packages, pinned by the lock file beside this file, on a free loopback port, with one user.
//
//   npm run real-server:install    once
//   npm run real-server            prints the address and runs until Ctrl-C

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { access, copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface RealServer {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  stop(): Promise<void>;
}

export interface RealServerOptions {
  /** The server answers only clients that send it as `X-Server-Password`. */
  readonly serverPassword?: string;
}

export async function startRealServer({ serverPassword }: RealServerOptions = {}): Promise<RealServer> {
  await requireInstalled();
  const workDirectory = await mkdtemp(join(tmpdir(), "real-server-"));
  const running: Part[] = [];
  const stop = async () => {
    // The backend first: without its storage it would only complain.
    for (const part of running.splice(0).reverse()) await end(part.child);
    await rm(workDirectory, { recursive: true, force: true });
  };

  try {
    await fillWorkDirectory(workDirectory);
    const launch = (name: "storage" | "backend", environment: Record<string, string>) => {
      const part = launchPart(name, workDirectory, environment);
      running.push(part);
      return part;
    };

    const storage = launch("storage", { DB_PATH: "db.json" });
    await until(storage, () => exists(join(workDirectory, "storage.sock")));

    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      GAME_HOST: "127.0.0.1",
      GAME_PORT: String(port),
      CLI_HOST: "127.0.0.1",
      CLI_PORT: "cli.sock",
      ASSET_DIR: join(INITIAL_DATABASE, "..", "assets"),
      // Any value keeps the backend from loading a native Steam library; see offline-mod.cjs.
      STEAM_KEY: "none",
    };
    const backend = launch("backend", environment);
    await until(backend, () => answers(url, {}));
    await register(url);

    if (serverPassword !== undefined) {
      // Nobody can register behind a server password, so it is set only now.
      running.splice(running.indexOf(backend), 1);
      await end(backend.child);
      await rm(join(workDirectory, "cli.sock"), { force: true });
      const locked = launch("backend", { ...environment, SERVER_PASSWORD: serverPassword });
      await until(locked, () => answers(url, { "X-Server-Password": serverPassword }));
    }
    return { url, username: USERNAME, password: PASSWORD, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const USERNAME = "bot";
const PASSWORD = "correct horse";
const PACKAGES = join(import.meta.dirname, "node_modules");
const INITIAL_DATABASE = join(PACKAGES, "@screeps", "launcher", "init_dist", "db.json");

interface Part {
  readonly name: string;
  readonly child: ChildProcess;
  readonly log: string;
}

async function requireInstalled(): Promise<void> {
  if (await exists(INITIAL_DATABASE)) return;
  throw new Error("Cannot start the real private server: not installed, run `npm run real-server:install` once");
}

async function fillWorkDirectory(workDirectory: string): Promise<void> {
  const mods = [join(import.meta.dirname, "offline-mod.cjs"), join(PACKAGES, "screepsmod-auth")];
  await copyFile(INITIAL_DATABASE, join(workDirectory, "db.json"));
  await writeFile(join(workDirectory, "mods.json"), JSON.stringify({ mods, bots: {} }));
}

function launchPart(name: "storage" | "backend", workDirectory: string, environment: Record<string, string>): Part {
  const log = join(workDirectory, `${name}.log`);
  const output = openSync(log, "a");
  const child = spawn(process.execPath, [join(PACKAGES, "@screeps", name, "bin", "start.js")], {
    cwd: workDirectory,
    // Both parts end themselves when this channel closes, so they cannot outlive whoever started them.
    stdio: ["ignore", output, output, "ipc"],
    // Relative, because the path of a unix socket may have no more than about a hundred bytes.
    env: { HOME: workDirectory, MODFILE: "mods.json", STORAGE_PORT: "storage.sock", ...environment },
  });
  closeSync(output);
  return { name, child, log };
}

async function register(url: string): Promise<void> {
  const response = await fetch(`${url}/api/register/submit`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: USERNAME, email: `${USERNAME}@example.test`, password: PASSWORD }),
  });
  const answer = await response.text();
  if (answer !== '{"ok":1}') throw new Error(`Cannot register "${USERNAME}" on the real private server: ${answer}`);
}

async function answers(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/version`, { headers });
    return (await response.text()).startsWith('{"ok":1');
  } catch {
    return false; // Not listening yet; until() knows when to give up.
  }
}

async function until(part: Part, ready: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && !hasEnded(part.child)) {
    if (await ready()) return;
    await sleep(50);
  }
  const log = (await readFile(part.log, "utf8")).trimEnd();
  throw new Error(`Cannot start the real private server: its ${part.name} does not answer; its log says\n${log}`);
}

async function end(child: ChildProcess): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    if (hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await Promise.race([ended, sleep(5_000, undefined, { ref: false })]);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("Cannot find a free port: no TCP address");
  return address.port;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

if (import.meta.main) {
  const server = await startRealServer();
  console.log(`url=${server.url}\nusername=${server.username}\npassword=${server.password}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
}
