// Tries one target for a while; runs in a thread of its own, which its parent ends when an input takes too long.
import { parentPort, workerData } from "node:worker_threads";
import { startCoverage } from "./coverage.ts";
import { editsOf, mutate } from "./mutate.ts";

/** What the thread is told, and what it shares: the input in work, so that one without end is known. */
export interface FuzzTask {
  readonly target: string;
  readonly ms: number;
  readonly seed: number;
  readonly shared: SharedArrayBuffer;
}
export interface Tried {
  readonly tried: number;
  readonly reached: number;
  readonly paths: readonly Uint8Array[];
  readonly finding?: { readonly input: Uint8Array; readonly law: string };
}

const task = workerData as FuzzTask;
// How many were tried, how long the present input is, and whether it is in work.
const counters = new Int32Array(task.shared, 0, 3);
const coverage = startCoverage();
const [{ targets }, { corpusOf }] = await Promise.all([
  import("../../test/fuzz/targets.ts"),
  import("../../test/fuzz/corpus.ts"),
]);
const target = targets.find(({ name }) => name === task.target);
if (target !== undefined) parentPort?.postMessage(await search(target.run, corpusOf(target)));

async function search(run: (input: Buffer) => void, corpus: Buffer[]): Promise<Tried> {
  const end = performance.now() + task.ms;
  const known = corpus.length;
  const told = (rest: object = {}) => ({ tried, reached: coverage.reached(), paths: corpus.slice(known), ...rest });
  let tried = 0;
  const attempt = (input: Buffer) => {
    share(input);
    tried += 1;
    run(input);
    Atomics.store(counters, 2, 0);
  };
  try {
    for (const input of corpus) attempt(input);
    coverage.learn(coverage.fresh());
    for (let seed = task.seed; performance.now() < end; seed += 1) {
      const inputs = inputsOf(corpus, seed);
      for (const input of inputs) attempt(input);
      corpus.push(...newOf(inputs, run));
      coverage.learn(coverage.fresh());
      // What counts its work by turns of the event loop gets a new one.
      await new Promise(setImmediate);
    }
    return told();
  } catch (error) {
    return told({ finding: { input: inputInWork(), law: String(error) } });
  }
}

function inputsOf(corpus: readonly Buffer[], seed: number): Buffer[] {
  return editsOf(seed, 100).map((edits, index) =>
    mutate(pick(corpus, seed * 31 + index * 7), pick(corpus, seed + index * 13), edits),
  );
}

/** To ask what ran costs more than to run: of a row that has something new each half is asked, and so on. */
function newOf(inputs: readonly Buffer[], run: (input: Buffer) => void): Buffer[] {
  const fresh = coverage.fresh();
  if (fresh.length === 0) return [];
  if (inputs.length === 1) {
    coverage.learn(fresh);
    return [...inputs];
  }
  const middle = inputs.length >> 1;
  return [inputs.slice(0, middle), inputs.slice(middle)].flatMap((half) => {
    for (const input of half) run(input);
    return newOf(half, run);
  });
}

function pick(corpus: readonly Buffer[], at: number): Buffer {
  return corpus[at % corpus.length] ?? Buffer.alloc(0);
}

function share(input: Buffer): void {
  new Uint8Array(task.shared, 12).set(input);
  Atomics.store(counters, 1, input.length);
  Atomics.add(counters, 0, 1);
  Atomics.store(counters, 2, 1);
}

function inputInWork(): Uint8Array {
  return new Uint8Array(task.shared).slice(12, 12 + Atomics.load(counters, 1));
}
