import { setTimeout as pause } from "node:timers/promises";
import { type TickPlace, tellTick } from "../socket/tick.ts";
import { memoryIn } from "../world/memory.ts";
import { type StoredModules, showModules } from "../world/modules.ts";
import { playerIn } from "../world/world.ts";
import { CodeWorker, type Ran } from "./code-worker.ts";

// The service tells CPU at most so often.
const cpuEveryMs = 200;

/** Runs what is active for one player, tick after tick; begun anew when that was written or another branch is active. */
export class Runner {
  readonly #place: TickPlace;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;
  #active: StoredModules | undefined;
  #code: CodeWorker | undefined;
  #cpuTold = 0;

  constructor(place: TickPlace, tickMs: number) {
    this.#place = place;
    place.world.time.hold(place.service.now());
    this.#ended = this.#run(tickMs);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
    await this.#code?.end();
  }

  async #run(tickMs: number): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const begun = performance.now();
      await this.#tick();
      await pause(Math.max(0, begun + tickMs - performance.now()), undefined, { signal }).catch(() => {});
    }
  }

  async #tick(): Promise<void> {
    const { service, world, accountId } = this.#place;
    const player = playerIn(world, accountId, service.now());
    const { branches, console, memory } = player;
    await this.#take(branches.find(({ activeWorld }) => activeWorld)?.modules);
    const [shard = "shard0"] = world.shards;
    world.time.advance();
    const time = world.time.at(service.now());
    const ran = await this.#code?.tick({
      time,
      shard,
      memory: JSON.stringify(memoryIn(player, shard, time)),
      expressions: console.splice(0),
    });
    if (ran?.memory !== undefined) memory.set(shard, JSON.parse(ran.memory));
    if (!this.#stopping.signal.aborted) this.#tell(ran);
  }

  async #take(active: StoredModules | undefined): Promise<void> {
    if (active === this.#active) return;
    this.#active = active;
    await this.#code?.end();
    const shown = active === undefined ? undefined : showModules(active);
    this.#code = shown instanceof Map && shown.get("main") ? new CodeWorker([...shown]) : undefined;
  }

  #tell(ran: Ran | undefined): void {
    const { log = [], results = [], error, rejected = [], cpu = 0, memory = "{}" } = ran ?? {};
    const tellsCpu = performance.now() - this.#cpuTold >= cpuEveryMs;
    if (tellsCpu) this.#cpuTold = performance.now();
    const told = tellsCpu ? { cpu, memory: memory.length } : {};
    tellTick(
      this.#place,
      { log, results, error, ...told },
      rejected.filter((late) => late !== undefined),
    );
  }
}
