// `npm run kills [-- --every N --lanes N]` (Linux, strace): the program is killed, or gets an error, at each system call from its first request on.
import { parseArgs } from "node:util";
import { Ground } from "../faults/ground.ts";
import { keepFirst } from "../faults/play-cells.ts";
import buildOnce from "../support/dist.ts";
import { type Point, playPoint } from "./play-point.ts";
import { callsOf, type Killed, traced, typed } from "./traced.ts";

const { values } = parseArgs({
  options: {
    every: { type: "string", default: "1" },
    lanes: { type: "string", default: "4" },
    only: { type: "string", default: "" },
  },
});

/** What git writes with, and what a full or broken disk answers; the n-th in each process. */
const errors: readonly (readonly [name: string, errors: readonly string[], times: number])[] = [
  ["write", ["ENOSPC", "EIO", "EINTR"], 3],
  ["openat", ["EIO", "EMFILE"], 40],
  ["fsync", ["EIO", "ENOSPC"], 3],
  ["rename", ["ENOSPC", "EIO"], 2],
  ["link", ["ENOSPC"], 2],
  ["mkdir", ["ENOSPC"], 2],
  ["mkdirat", ["ENOSPC"], 2],
];

const commands = Object.keys(typed).filter((name): name is Killed => name in typed);

async function pointsOf(command: Killed): Promise<Point[]> {
  const ground = await Ground.open(keepFirst);
  const out = `${ground.directory}.strace`;
  ground.reset();
  await traced(ground, command, { how: ["--trace=all"], watched: "own process", out });
  const kills = callsOf(out).map((call): Point => ({ command, call, what: "KILL" }));
  await ground.close();
  const failing = errors.flatMap(([name, whats, times]) =>
    whats.flatMap((what) =>
      Array.from({ length: times }, (_, index): Point => {
        return { command, call: { name, nth: index + 1, isCritical: false }, what };
      }),
    ),
  );
  return [...kills, ...failing];
}

buildOnce();
const points: Point[] = [];
for (const command of commands.filter((name) => name.includes(values.only))) points.push(...(await pointsOf(command)));
const chosen = points.filter(({ call }, index) => call.isCritical || index % Number(values.every) === 0);
const waiting = [...chosen];
let reached = 0;
let broken = 0;
await Promise.all(
  Array.from({ length: Number(values.lanes) }, async () => {
    const ground = await Ground.open(keepFirst);
    for (let point = waiting.shift(); point !== undefined; point = waiting.shift()) {
      try {
        if (await playPoint(ground, point)) reached += 1;
      } catch (failure) {
        broken += 1;
        console.error(`broken: ${describe(point)}: ${failure instanceof Error ? failure.message : String(failure)}`);
      }
    }
    await ground.close();
  }),
);

function describe({ command, call: { name, nth }, what }: Point): string {
  return `${command}, ${what} at the ${nth}th ${name}`;
}

const critical = chosen.filter(({ call }) => call.isCritical).length;
const kills = chosen.filter(({ what }) => what === "KILL").length;
console.log(
  `${points.length} points, ${chosen.length} played: ${kills} kills, ${chosen.length - kills} errors of a call`,
);
console.log(`${critical} kills between the write's first byte and the end of the read-back`);
console.log(`${reached} ended the run otherwise than well; ${broken} broke a law`);
if (broken > 0) process.exitCode = 1;
