// The vendor's private server with its game engine: what is deployed here runs, each tick, and is heard on the websocket.
//
//   npm run real-engine:install    once; no compiler is needed
//   npm run real-engine            prints the address and runs until Ctrl-C

import { join } from "node:path";
import { end, exists, launch, until } from "../real-server/part.ts";
import { type RealServer, startRealServer } from "../real-server/real-server.ts";
import { placeSpawn } from "./place-spawn.ts";

export interface RealEngineOptions {
  /** The least time from tick to tick. */
  readonly tickMs?: number;
}

/** A server whose only user has no object yet: no tick runs his code before `placeSpawn`. */
export async function startRealEngine({ tickMs = 200 }: RealEngineOptions = {}): Promise<RealServer> {
  await requireBuilt();
  const server = await startRealServer({ packages: PACKAGES, values: { tickRate: String(tickMs) } });
  const parts = ["main", "processor", "runner"].map((name) => launchPart(name, server.workDirectory));
  const stop = async () => {
    await Promise.all(parts.map(end));
    await server.stop();
  };

  try {
    for (const part of parts) await until(part, async () => (await gameTime(server.url)) > 3);
    return { ...server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const PACKAGES = join(import.meta.dirname, "node_modules");
const RUNTIME = join(PACKAGES, "@screeps", "driver", "build", "runtime.bundle.js");

async function requireBuilt(): Promise<void> {
  if (await exists(RUNTIME)) return;
  throw new Error("Cannot start the real engine: not installed, run `npm run real-engine:install` once");
}

function launchPart(name: string, workDirectory: string) {
  return launch({
    name,
    script: [
      // isolated-vm asks for it since Node 20.
      "--no-node-snapshot",
      "--require",
      join(import.meta.dirname, "without-path-finder.cjs"),
      join(PACKAGES, "@screeps", "engine", "dist", `${name}.js`),
    ],
    workDirectory,
    environment: { DRIVER_MODULE: "@screeps/driver" },
  });
}

async function gameTime(url: string): Promise<number> {
  const response = await fetch(`${url}/api/game/time`);
  const { time } = (await response.json()) as { time?: number };
  return time ?? 0;
}

if (import.meta.main) {
  const server = await startRealEngine();
  await placeSpawn(server);
  console.log(`url=${server.url}\nusername=${server.username}\npassword=${server.password}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
}
