import type { Outcome } from "../../src/model/outcome/outcome.ts";
import type { WaitReport } from "../../src/model/outcome/report.ts";
import { backup } from "../../src/sync/backup/backup.ts";
import { deploy } from "../../src/sync/deploy/deploy.ts";
import { deploymentTo } from "../../src/sync/deploy/deployment-to.ts";
import { readModules } from "../../src/sync/source/committed-modules.ts";
import type { Prepared } from "../../src/sync/start/prepare.ts";
import { type Clock, seeded } from "./clock.ts";
import type { Ended } from "./figures.ts";
import type { Stage } from "./stage.ts";
import { fleetWorld } from "./world.ts";

export interface Launch {
  readonly runs: number;
  readonly seed: number;
  readonly maxWaitMs: number;
}

const kinds = ["deploy", "deploy", "check", "backup"] as const;

/** So many runs within one second, each on a machine of its own. */
export async function launch(stage: Stage, clock: Clock, { runs, seed, maxWaitMs }: Launch): Promise<Ended[]> {
  const random = seeded(seed);
  return Promise.all(
    Array.from({ length: runs }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? "deploy";
      const prepared = stage.prepared[index % stage.prepared.length];
      if (prepared === undefined) throw new Error("The stage is empty");
      return clock.run(async () => {
        await clock.sleep(random() * 1000);
        const began = clock.now();
        const fleet = { clock, random: seeded(seed * 1000 + index), maxWaitMs, latencyMs: 150 };
        const { by, ...ended } = await play(kind, prepared, fleet);
        const free = by === undefined ? {} : { by, freeAt: await stage.freeAt(by) };
        return { kind, ...ended, tookMs: clock.now() - began, ...free };
      });
    }),
  );
}

type Played = Pick<Ended, "outcome" | "retryAt" | "shots" | "by">;

async function play(
  kind: (typeof kinds)[number],
  prepared: Prepared,
  fleet: Parameters<typeof fleetWorld>[2],
): Promise<Played> {
  const [target] = prepared.targets;
  if (target === undefined) throw new Error("The fleet has one server");
  const world = fleetWorld(prepared.asked.repository, target, fleet);
  const report: { readonly outcome: Outcome; readonly retryAt?: string; readonly waits: readonly WaitReport[] } =
    kind === "backup"
      ? await backup({ ...backupOf(prepared), target }, world)
      : await deploy({ ...deploymentTo(prepared, target), dryRun: kind === "check" }, world, readModules);
  const at = report.retryAt === undefined ? {} : { retryAt: Date.parse(report.retryAt) };
  const by = report.waits.at(-1)?.endpoint;
  const last = report.outcome === "rate-limited" && by !== undefined ? { by } : {};
  return { outcome: report.outcome, ...at, ...last, shots: world.shots };
}

const backupOf = ({ branch = "", known }: Prepared) =>
  ({ branches: [branch], known, reserve: 0, memory: false, segments: [], shards: [] }) as const;
