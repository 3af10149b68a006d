import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type Emulator, startEmulator } from "./emulator.ts";
import { isRefusalFormat, type RefusalFormat, refuseIn } from "./limits/switches.ts";
import type { EmulatorOptions } from "./server/options.ts";
import type { ProfileName } from "./service/traits.ts";

/** The flags of `screeps-sync emulate`, as text. */
export interface EmulatorFlags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly profile?: string | undefined;
  readonly world?: readonly string[] | undefined;
  readonly data?: string | undefined;
  readonly seedToken?: string | undefined;
  readonly script?: string | undefined;
  readonly rateLimitReply?: string | undefined;
  readonly run?: boolean | undefined;
  readonly tick?: string | undefined;
}

/** Runs until the signal aborts, or without one until SIGINT or SIGTERM; then ends cleanly. */
export async function runEmulator(
  flags: EmulatorFlags,
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const emulator = await startEmulator(await readFlags(flags));
  for (const line of describe(emulator, flags.profile ?? "official")) print(line);
  await endAsked(signal);
  await emulator.close();
}

export async function readFlags(flags: EmulatorFlags): Promise<EmulatorOptions> {
  return {
    // The port of the vendor's own private server.
    port: readPort(flags.port ?? "21025"),
    profile: readProfile(flags.profile ?? "official"),
    ...(flags.host === undefined ? {} : { host: flags.host }),
    ...(flags.world === undefined || flags.world.length === 0 ? {} : { worlds: flags.world.map(prefixOf) }),
    ...(flags.data === undefined ? {} : { dataDir: flags.data }),
    ...(flags.seedToken === undefined ? {} : { seedToken: flags.seedToken }),
    ...(flags.script === undefined ? {} : { script: await readScript(flags.script) }),
    ...(flags.rateLimitReply === undefined ? {} : { limits: refuseIn(readFormat(flags.rateLimitReply)) }),
    ...readRun(flags),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new RangeError(`Cannot listen on port "${text}": give a number from 0 (any free one) to 65535`);
}

function readProfile(name: string): ProfileName {
  if (name === "official" || name === "private" || name === "xx") return name;
  throw new RangeError(`Cannot play profile "${name}": give official, private or xx`);
}

function readRun({ run, tick }: EmulatorFlags): Pick<EmulatorOptions, "run"> {
  if (run === true) return { run: { tickMs: Number(tick ?? "1000") } };
  if (tick === undefined) return {};
  throw new RangeError("Cannot play ticks of their own: nothing runs; add --run");
}

function readFormat(name: string): RefusalFormat {
  if (isRefusalFormat(name)) return name;
  throw new RangeError(`Cannot refuse as "${name}": give text, long, json or html`);
}

// `main` is how people call the world without a prefix.
function prefixOf(world: string): string {
  return world === "main" || world === "/" ? "" : world;
}

async function readScript(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    throw new Error(`Cannot read fault script "${path}": it must be a JSON file with a list of faults`, { cause });
  }
}

/** What makes every other command talk to it, to copy into a shell. */
function exportsFor({ url, token, username, password }: Emulator, profile: string): readonly string[] {
  const variables =
    profile === "official"
      ? { SCREEPS_SERVER: url, SCREEPS_TOKEN: token, SCREEPS_BRANCH: "default" }
      : { SCREEPS_SERVER: url, SCREEPS_USERNAME: username, SCREEPS_PASSWORD: password };
  const lines = Object.entries(variables).map(([name, value]) => `  export ${name}='${value}'`);
  return ["With these in a shell every other command talks to it:", ...lines];
}

function describe(emulator: Emulator, profile: string): readonly string[] {
  const { url, username, password } = emulator;
  const begin = [`The Screeps service is played at ${url} (profile ${profile}); open it in a browser to watch`];
  if (profile === "official") {
    const { token } = emulator;
    const call = `curl -H 'X-Token: ${token}' '${url}/api/user/code?branch=default'`;
    return [...begin, `A token to try: ${token}`, `Try it: ${call}`, ...exportsFor(emulator, profile)];
  }
  const call = `curl -H 'Content-Type: application/json' -d '${JSON.stringify({ email: username, password })}' ${url}/api/auth/signin`;
  return [...begin, `Sign in as: ${username} / ${password}`, `Try it: ${call}`, ...exportsFor(emulator, profile)];
}

async function endAsked(signal: AbortSignal | undefined): Promise<void> {
  if (signal !== undefined) {
    if (!signal.aborted) await once(signal, "abort");
    return;
  }
  await new Promise<void>((resolve) => {
    const end = () => {
      process.off("SIGINT", end).off("SIGTERM", end);
      resolve();
    };
    process.on("SIGINT", end).on("SIGTERM", end);
  });
}
