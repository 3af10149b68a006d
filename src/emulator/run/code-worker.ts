import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { gameConstants } from "./constants.ts";
import { workerScript } from "./worker-script.ts";

const ranSchema = v.object({
  log: v.array(v.string()),
  results: v.array(v.string()),
  error: v.optional(v.string()),
  /** Of promises that nobody caught. */
  rejected: v.array(v.optional(v.string())),
  cpu: v.number(),
  memory: v.optional(v.string()),
});

/** What a tick of real code gave. */
export type Ran = v.InferOutput<typeof ranSchema>;

export interface TickInput {
  readonly time: number;
  readonly shard: string;
  /** As JSON. */
  readonly memory: string;
  readonly expressions: readonly string[];
}

// The service ends a tick after 500 ms of CPU. This is time by the clock, and the machine may be busy.
const longestTickMs = 1000;
const mostMemory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const timedOut = "Script execution timed out.\n";
const outOfMemory = "Script execution has been terminated: unable to allocate memory, restarting virtual machine";
const ended = "Script execution has been terminated";

/** One set of modules, loaded once. No sandbox: the code can reach what this program can. */
export class CodeWorker {
  readonly #modules: readonly (readonly [string, unknown])[];
  #worker: Promise<Worker> | undefined;

  constructor(modules: readonly (readonly [string, unknown])[]) {
    this.#modules = modules;
  }

  /** Where the tick does not end by itself the worker is ended, and the next tick begins with a new one. */
  async tick(input: TickInput): Promise<Ran> {
    this.#worker ??= begin(this.#modules);
    const worker = await this.#worker;
    const answer = await askedFor(worker, input);
    if (typeof answer !== "string") return answer;
    await this.end();
    return { log: [], results: [], error: answer, rejected: [], cpu: answer === timedOut ? 500 : 1 };
  }

  async end(): Promise<void> {
    const worker = await this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

async function begin(modules: readonly (readonly [string, unknown])[]): Promise<Worker> {
  const worker = new Worker(workerScript, {
    eval: true,
    env: {},
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: mostMemory,
    workerData: { modules, constants: JSON.stringify(gameConstants()) },
  });
  await once(worker, "message");
  // Between two ticks and at the end nobody asks: an error is then nobody's answer.
  worker.on("error", () => {});
  return worker;
}

/** What the tick gave, or the error by which it ended. */
async function askedFor(worker: Worker, input: TickInput): Promise<Ran | string> {
  const done = new AbortController();
  const { signal } = done;
  const said = once(worker, "message", { signal }).then(([ran]) => (v.is(ranSchema, ran) ? ran : ended));
  const left = once(worker, "exit", { signal }).then(() => ended);
  const late = pause(longestTickMs, timedOut, { signal });
  worker.postMessage(input);
  try {
    return await Promise.race([said, left, late]);
  } catch (error) {
    return isOutOfMemory(error) ? outOfMemory : ended;
  } finally {
    done.abort();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
