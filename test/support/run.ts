import type { Emulator } from "../../src/emulator/emulator.ts";
import { inWords } from "../../src/model/outcome/note-text.ts";
import type { Report } from "../../src/model/outcome/report.ts";
import type { RawSettings } from "../../src/model/settings/read-settings.ts";
import { nameOfFlag } from "../../src/model/text/told.ts";
import { deploymentTo } from "../../src/sync/deploy/deployment-to.ts";
import { deployFurther } from "../../src/sync/health/deploy-further.ts";
import { openWorld } from "../../src/sync/start/open-world.ts";
import { type Asked, prepare } from "../../src/sync/start/prepare.ts";
import type { Happening, World } from "../../src/sync/start/world.ts";
import { quietDoor } from "./door.ts";

export interface RunOptions {
  readonly ref?: string;
  /** Settings as flags; branch `default` where nothing else is said. */
  readonly raw?: RawSettings;
  readonly env?: NodeJS.ProcessEnv;
  readonly interrupt?: AbortSignal;
  /** Where records are pushed to, which ref's tip the commit was, what the ref is called: as a door may know it. */
  readonly recordRemote?: string;
  readonly tipOf?: Asked["tipOf"];
  readonly refName?: { readonly gitBranch?: string };
  readonly tellActive?: "always" | "after-a-write";
  /** Called at each wait, which takes no time. */
  readonly onWait?: (ms: number) => unknown;
}

export interface TestRun {
  /** With its notes in words, as every door has them. */
  readonly report: ReturnType<typeof inWords<Report>>;
  readonly happenings: readonly Happening[];
  /** All waits, in ms. */
  readonly waits: readonly number[];
}

/** One deploy of a repository's folder to an emulator. Only the waiting is false: it is counted, and takes no time. */
export async function runDeploy(
  directory: string,
  emulator: Pick<Emulator, "url" | "token">,
  options: RunOptions = {},
): Promise<TestRun> {
  const happenings: Happening[] = [];
  const waits: number[] = [];
  const asked = askedOf(directory, emulator, options);
  const prepared = await prepare(asked);
  const [target] = prepared.targets;
  if (target === undefined) throw new Error("No target was chosen");
  const tell = (happening: Happening) => void happenings.push(happening);
  const interrupt = options.interrupt ?? new AbortController().signal;
  const world = openWorld({ ...asked, interrupt, tell }, target, prepared.values);
  const report = await deployFurther(deploymentTo(prepared, target), withoutWaiting(world, waits, options.onWait));
  return { report: inWords(report), happenings, waits };
}

/** What a quiet door asks of one emulator. */
export function askedOf(
  directory: string,
  emulator: Pick<Emulator, "url" | "token">,
  { ref = "HEAD", raw = {}, env = {}, recordRemote, tipOf, refName, tellActive }: RunOptions = {},
) {
  return {
    ...quietDoor(directory, undefined, env),
    ...(recordRemote === undefined ? {} : { recordRemote }),
    ...(tipOf === undefined ? {} : { tipOf }),
    ...(refName === undefined ? {} : { refName }),
    ...(tellActive === undefined ? {} : { tellActive }),
    ref,
    raw: { branch: "default", ...raw },
    env: { SCREEPS_SERVER: emulator.url, SCREEPS_TOKEN: emulator.token, ...env },
    nameOf: nameOfFlag,
  };
}

function withoutWaiting(world: World, waits: number[], onWait?: (ms: number) => unknown): World {
  const wait = async (ms: number): Promise<void> => {
    waits.push(ms);
    await onWait?.(ms);
  };
  return { ...world, wait, random: () => 0.5 };
}
