// npm run fuzz -- --minutes N [--target NAME] [--seed N] [--grow]: tries every parser of outside bytes with inputs that
// reach new code. A finding is kept in test/fuzz/corpus, which `npm test` runs; `--grow` keeps what reached new code too.
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { keep } from "../test/fuzz/corpus.ts";
import { targets } from "../test/fuzz/targets.ts";
import type { FuzzTask, Tried } from "./fuzz/worker.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    target: { type: "string" },
    grow: { type: "boolean", default: false },
  },
});
const chosen = targets.filter(({ name }) => values.target === undefined || name === values.target);
const ms = (Number(values.minutes) * 60_000) / chosen.length;
if (!(ms > 0)) throw new Error("Cannot fuzz: give a number of minutes and the name of a target");

/** An input takes far less than a second; a busy machine may take some for itself. */
const longestMs = 5000;
const mostMb = 256;

let all = 0;
let findings = 0;
console.log(`seed ${values.seed}`);
for (const { name, law } of chosen) {
  const { tried, reached, paths, finding } = await fuzz(name);
  all += tried;
  console.log(
    `${name}: ${tried.toLocaleString("en-US")} inputs, ${reached} branches, ${paths.length} new ways: ${law}`,
  );
  if (values.grow) for (const input of paths.slice(0, 8)) keep(name, "path", input);
  if (finding === undefined) continue;
  findings += 1;
  console.log(`  BROKEN: ${finding.law}\n  kept in ${keep(name, "finding", finding.input)}`);
}
console.log(`${all.toLocaleString("en-US")} inputs for ${chosen.length} targets, ${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;

async function fuzz(target: string): Promise<Tried> {
  const shared = new SharedArrayBuffer(12 + 8192);
  const task: FuzzTask = { target, ms, seed: Number(values.seed), shared };
  const url = new URL("./fuzz/worker.ts", import.meta.url);
  const worker = new Worker(url, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: mostMb } });
  const { promise, resolve } = Promise.withResolvers<Tried>();
  const lost = (law: string) =>
    resolve({ tried: counted(shared), reached: 0, paths: [], finding: { input: inputOf(shared), law } });
  const watch = watchOver(shared, () => lost(`took longer than ${longestMs} ms`));
  worker.once("message", resolve);
  worker.once("error", (error) => lost(String(error)));
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}

function counted(shared: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(shared, 0, 3), 0);
}

function inputOf(shared: SharedArrayBuffer): Uint8Array {
  return new Uint8Array(shared).slice(12, 12 + Atomics.load(new Int32Array(shared, 0, 3), 1));
}

/** Loading the program and asking what ran are no input's time. */
function watchOver(shared: SharedArrayBuffer, onLost: () => void): NodeJS.Timeout {
  let before = 0;
  return setInterval(() => {
    const now = counted(shared);
    const inWork = Atomics.load(new Int32Array(shared, 0, 3), 2) === 1;
    if (inWork && now === before) onLost();
    before = now;
  }, longestMs);
}
