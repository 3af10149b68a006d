import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import type { LimitSwitches } from "../../src/emulator/limits/switches.ts";
import { type Prepared, prepare } from "../../src/sync/start/prepare.ts";
import { makeRepository } from "../../test/support/repository.ts";
import { askedOf } from "../../test/support/run.ts";
import type { Clock } from "./clock.ts";

export interface Stage {
  readonly emulator: Emulator;
  /** One for each repository, ready to be deployed to its own code branch. */
  readonly prepared: readonly Prepared[];
  /** When the service takes such a request again, by its own account. */
  readonly freeAt: (bucket: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

interface Meter {
  readonly bucket: string;
  readonly remaining: number;
  readonly resetAt: number;
}

/** Several repositories, one account with a code branch for each, and the service under a clock of ours. */
export async function openStage(clock: Clock, repositories: number, limits: Partial<LimitSwitches>): Promise<Stage> {
  const emulator = await startEmulator({ now: clock.now, limits });
  const folder = mkdtempSync(join(tmpdir(), "screeps-sync-fleet-"));
  const prepared: Prepared[] = [];
  for (let index = 0; index < repositories; index++) {
    const directory = join(folder, `bot-${index}`);
    mkdirSync(directory);
    const repository = makeRepository(directory);
    repository.commit({ "main.js": `module.exports.loop = () => ${index};\n` });
    const branch = `bot-${index}`;
    emulator.setCode(branch, [["main", "module.exports.loop = () => {};\n"]]);
    prepared.push(await prepare(askedOf(directory, emulator, { raw: { branch, "on-drift": "overwrite" } })));
  }
  const close = async () => {
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { emulator, prepared, freeAt: (bucket) => freeAt(emulator, bucket), close };
}

async function freeAt({ url }: Emulator, bucket: string): Promise<number> {
  const state = (await (await fetch(`${url}/emulator/state`)).json()) as {
    readonly now: number;
    readonly tokens: readonly {
      readonly limits: readonly { readonly world: string; readonly meters: readonly Meter[] }[];
    }[];
  };
  const meters = state.tokens[0]?.limits.find(({ world }) => world === "")?.meters ?? [];
  const meter = meters.find((each) => each.bucket === bucket);
  return meter === undefined || meter.remaining > 0 ? state.now : meter.resetAt;
}
