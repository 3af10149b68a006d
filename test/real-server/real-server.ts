// The vendor's private server (storage, backend and the usual password mod, no game engine) as a test fixture: published
// packages, pinned by the lock file beside this file, on a free loopback port, with one user.
//
//   npm run real-server:install    once
//   npm run real-server            prints the address and runs until Ctrl-C

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, exists, freePort, launch, type Part, until } from "./part.ts";

export interface RealServer {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Where its parts run: their logs, sockets and database. */
  readonly workDirectory: string;
  stop(): Promise<void>;
}

export interface RealServerOptions {
  /** The server answers only clients that send it as `X-Server-Password`. */
  readonly serverPassword?: string;
  /** The packages to run, where they are not those beside this file. */
  readonly packages?: string;
  /** What the server's table of single values holds at first, beside the vendor's own. */
  readonly values?: Readonly<Record<string, string>>;
}

export async function startRealServer(options: RealServerOptions = {}): Promise<RealServer> {
  const { serverPassword, packages = PACKAGES } = options;
  await requireInstalled(packages);
  const workDirectory = await mkdtemp(join(tmpdir(), "real-server-"));
  const running: Part[] = [];
  const stop = async () => {
    // The backend first: without its storage it would only complain.
    for (const part of running.splice(0).reverse()) await end(part);
    await rm(workDirectory, { recursive: true, force: true });
  };

  try {
    await fillWorkDirectory(workDirectory, packages, options.values ?? {});
    const start = (name: "storage" | "backend", environment: Record<string, string>) => {
      const part = launch({
        name,
        script: [join(packages, "@screeps", name, "bin", "start.js")],
        workDirectory,
        environment,
      });
      running.push(part);
      return part;
    };

    const storage = start("storage", { DB_PATH: "db.json" });
    await until(storage, () => exists(join(workDirectory, "storage.sock")));

    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      GAME_HOST: "127.0.0.1",
      GAME_PORT: String(port),
      CLI_HOST: "127.0.0.1",
      CLI_PORT: "cli.sock",
      ASSET_DIR: join(initialDatabase(packages), "..", "assets"),
      // Any value keeps the backend from loading a native Steam library; see offline-mod.cjs.
      STEAM_KEY: "none",
    };
    const backend = start("backend", environment);
    await until(backend, () => answers(url, {}));
    await register(url);

    if (serverPassword !== undefined) {
      // Nobody can register behind a server password, so it is set only now.
      running.splice(running.indexOf(backend), 1);
      await end(backend);
      await rm(join(workDirectory, "cli.sock"), { force: true });
      const locked = start("backend", { ...environment, SERVER_PASSWORD: serverPassword });
      await until(locked, () => answers(url, { "X-Server-Password": serverPassword }));
    }
    return { url, username: USERNAME, password: PASSWORD, workDirectory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const USERNAME = "bot";
const PASSWORD = "correct horse";
const PACKAGES = join(import.meta.dirname, "node_modules");

function initialDatabase(packages: string): string {
  return join(packages, "@screeps", "launcher", "init_dist", "db.json");
}

async function requireInstalled(packages: string): Promise<void> {
  if (await exists(initialDatabase(packages))) return;
  throw new Error("Cannot start the real private server: not installed, run `npm run real-server:install` once");
}

async function fillWorkDirectory(workDirectory: string, packages: string, values: object): Promise<void> {
  const mods = [join(import.meta.dirname, "offline-mod.cjs"), join(packages, "screepsmod-auth")];
  const database = JSON.parse(await readFile(initialDatabase(packages), "utf8"));
  const table = database.collections.find(({ name }: { name: string }) => name === "env").data[0];
  Object.assign(table.data, values);
  await writeFile(join(workDirectory, "db.json"), JSON.stringify(database));
  await writeFile(join(workDirectory, "mods.json"), JSON.stringify({ mods, bots: {} }));
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

if (import.meta.main) {
  const server = await startRealServer();
  console.log(`url=${server.url}\nusername=${server.username}\npassword=${server.password}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
}
