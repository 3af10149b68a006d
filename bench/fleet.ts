import { parseArgs } from "node:util";
import { Clock } from "./fleet/clock.ts";
import { type Figures, figuresOf } from "./fleet/figures.ts";
import { launch } from "./fleet/launch.ts";
import { openStage } from "./fleet/stage.ts";

const HELP = `npm run bench:fleet -- [options]: many runs at once on one token, under a clock that waits for nobody

  --runs 50      deploys, backups and checks that start within one second
  --seeds 1      how often, each with other luck`;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "50" },
    seeds: { type: "string", default: "1" },
    help: { type: "boolean", default: false },
  },
});

const minute = 60_000;
/** Of the Action: a job may wait so long, and lasts so long at most. */
const maxWaitMs = 2 * minute;
const deadlineMs = 5 * minute;
/** 120 requests a minute. */
const allowedPerSecond = 2;

interface Scene {
  readonly title: string;
  /** What is spent before the fleet starts, and how long before it. */
  readonly spent?: { readonly endpoint: string; readonly count: number; readonly agoMs: number };
  /** Of the limit that the runs meet. */
  readonly windowMs: number;
  readonly leaky?: true;
}

const scenes: readonly Scene[] = [
  {
    title: "the hour's reads are spent, and free again in 40 s",
    spent: { endpoint: "GET /api/user/code", count: 60, agoMs: 60 * minute - 40_000 },
    windowMs: 60 * minute,
  },
  {
    title: "20 reads are left for all of them, and the rest is free in half an hour",
    spent: { endpoint: "GET /api/user/code", count: 40, agoMs: 30 * minute },
    windowMs: 60 * minute,
  },
  {
    title: "the day's writes are spent, for 23 hours more",
    spent: { endpoint: "POST /api/user/code", count: 240, agoMs: 60 * minute },
    windowMs: 24 * 60 * minute,
  },
  {
    title: "the minute's requests are spent, all free again in 50 s, and no time is named",
    spent: { endpoint: "global", count: 120, agoMs: 10_000 },
    windowMs: minute,
  },
  {
    title: "the minute's requests are spent, two a second come back, and no time is named",
    spent: { endpoint: "global", count: 120, agoMs: 0 },
    windowMs: minute,
    leaky: true,
  },
];

if (values.help) console.log(HELP);
else process.exitCode = (await main(Number(values.runs), Number(values.seeds))) ? 0 : 1;

async function main(runs: number, seeds: number): Promise<boolean> {
  let held = true;
  for (const scene of scenes) {
    const all: Figures[] = [];
    for (let seed = 1; seed <= seeds; seed++) all.push(await play(scene, runs, seed));
    held = print(scene, runs, all) && held;
  }
  console.log(held ? "\nAll held." : "\nNot all held.");
  return held;
}

async function play({ spent, windowMs, leaky }: Scene, runs: number, seed: number): Promise<Figures> {
  const start = Math.floor(Date.now() / 1000) * 1000;
  const clock = new Clock(start);
  const stage = await openStage(clock, 5, leaky ? { globalWindow: "leaky" } : {});
  try {
    // Its first request opens a window: what was spent long ago is spent by a clock of then.
    const openedAt = start - (spent?.agoMs ?? 0);
    clock.set(openedAt);
    if (spent !== undefined) stage.emulator.spend(spent.endpoint, spent.count);
    clock.set(start);
    return figuresOf(await launch(stage, clock, { runs, seed, maxWaitMs }), openedAt + windowMs, deadlineMs);
  } finally {
    await stage.close();
  }
}

function print({ title }: Scene, runs: number, all: readonly Figures[]): boolean {
  const most = (of: (figures: Figures) => number) => Math.max(...all.map(of));
  const rows: (readonly [what: string, found: number, most: number])[] = [
    ["runs that ended otherwise", most(({ wrongEnds }) => wrongEnds), 0],
    ["rate-limited with a wrong retry-at", most(({ wrongTimes }) => wrongTimes), 0],
    ["runs past their deadline", most(({ passedDeadline }) => passedDeadline), 0],
    ["refused requests of a run, median", most(({ refusedMedian }) => refusedMedian), 2],
    ["sent though the run knew better", most(({ knewBetter }) => knewBetter), 0],
    ["requests in the second after the reset", most(({ afterReset }) => afterReset), 1.2 * allowedPerSecond],
  ];
  const ends = Object.entries(all[0]?.ends ?? {}).map(([name, count]) => `${count} ${name}`);
  console.log(`\n${runs} runs: ${title}\n  first seed: ${ends.join(", ")}`);
  for (const [what, found, bound] of rows)
    console.log(`${found <= bound ? "  " : "✗ "}${what.padEnd(42)} ${String(found).padStart(4)}   at most ${bound}`);
  console.log(
    `  most refused: ${most(({ refusedMost }) => refusedMost)}; busiest second of the minute after: ${most(({ busiest }) => busiest)}`,
  );
  return rows.every(([, found, bound]) => found <= bound);
}
