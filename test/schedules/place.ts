import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Api } from "../../src/api/api.ts";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { deploy } from "../../src/sync/deploy/deploy.ts";
import { deploymentTo } from "../../src/sync/deploy/deployment-to.ts";
import { type CommittedSource, readModules } from "../../src/sync/source/committed-modules.ts";
import { openWorld } from "../../src/sync/start/open-world.ts";
import { prepare } from "../../src/sync/start/prepare.ts";
import { askedOf } from "../support/run.ts";
import { textOfRun } from "./model.ts";
import { SteppedRun } from "./stepped-run.ts";

export const branch = "default";

/** A run that can be started as often as one likes: what its commit holds was read before. */
interface Writer {
  readonly prepared: Awaited<ReturnType<typeof prepare>>;
  readonly source: CommittedSource;
}

/** An account, and a clone with one git branch for each run. */
export class Place {
  readonly #folder = mkdtempSync(join(tmpdir(), "screeps-sync-schedules-"));
  readonly directory = join(this.#folder, "clone");
  readonly emulator: Emulator;
  readonly #writers: Writer[] = [];

  static async open(writers: number): Promise<Place> {
    const place = new Place(await startEmulator({ limits: { enabled: false } }));
    mkdirSync(place.directory);
    place.git("init", "-q", "-b", "main");
    place.#commit("// first\n");
    for (let number = 0; number < writers; number += 1) {
      place.git("checkout", "-q", "-b", `run${number}`, "main");
      place.#commit(textOfRun(number));
      place.#writers.push(await place.#prepare(number));
    }
    return place;
  }

  private constructor(emulator: Emulator) {
    this.emulator = emulator;
  }

  git(...args: string[]): string {
    const identity = ["-c", "user.name=a player", "-c", "user.email=player@example.com"];
    return execFileSync("git", [...identity, ...args], { cwd: this.directory, encoding: "utf8" }).trimEnd();
  }

  #commit(text: string): void {
    mkdirSync(join(this.directory, "src"), { recursive: true });
    writeFileSync(join(this.directory, "src/main.js"), text);
    this.git("add", "-A");
    this.git("commit", "-q", "-m", "a commit");
  }

  async #prepare(number: number): Promise<Writer> {
    const prepared = await prepare(askedOf(this.directory, this.emulator, { ref: `run${number}` }));
    const [target] = prepared.targets;
    if (target === undefined) throw new Error("No target was chosen");
    const { commit, source } = deploymentTo(prepared, target);
    return { prepared, source: await readModules(prepared.asked.repository, commit, source) };
  }

  /** As on the first day: no record, and this live. */
  reset(live: string): void {
    rmSync(join(this.directory, ".git/refs/screeps"), { recursive: true, force: true });
    this.setLive(live);
  }

  setLive(text: string): void {
    this.emulator.setCode(branch, [["main", text]]);
  }

  get live(): string {
    return String(this.emulator.code(branch)?.get("main"));
  }

  /** One run of the real story that stands still after each request about code. */
  start(number: number): SteppedRun {
    const writer = this.#writers[number];
    const [target] = writer?.prepared.targets ?? [];
    if (writer === undefined || target === undefined) throw new Error(`There is no run ${number}`);
    const { prepared, source } = writer;
    return new SteppedRun(async (pass) => {
      const world = openWorld(prepared.asked, target, prepared.values);
      const api = steppedApi(world.api, pass);
      const { outcome } = await deploy(deploymentTo(prepared, target), { ...world, api }, () =>
        Promise.resolve(source),
      );
      return outcome;
    });
  }

  async close(): Promise<void> {
    await this.emulator.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function steppedApi(api: Api, pass: () => Promise<void>): Api {
  return {
    ...api,
    async getCode(...args) {
      const live = await api.getCode(...args);
      await pass();
      return live;
    },
    async putCode(...args) {
      await api.putCode(...args);
      await pass();
    },
  };
}
