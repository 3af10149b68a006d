import type { Door } from "../start/open-world.ts";
import type { Asked } from "../start/prepare.ts";
import { choosePushed } from "./push-choice.ts";
import type { PushEnding } from "./push-ending.ts";
import { type Job, runJob } from "./push-job.ts";
import { lookAtPush } from "./push-look.ts";
import { type RefUpdate, resolvePushed } from "./pushed-ref.ts";

export interface PushOptions {
  /** Name of the remote that is pushed to. */
  readonly remote: string;
  /** `check` looks at the modules of the commits and asks no server. */
  readonly mode: "deploy" | "check";
  /** What every pushed ref shares. */
  readonly asked: Omit<Asked, "ref" | "refName">;
  /** Present where git pushes all refs or none: those that it was asked for and will not push. */
  readonly atomic?: { readonly unpushed: readonly string[] } | undefined;
  /** Whether an ending stops the push. */
  readonly stops: (ending: PushEnding) => boolean;
  readonly secondsLeft: () => number;
  /** Told of each ending as it comes: time may run out before the next. */
  readonly onEnd: (ending: PushEnding) => void;
}

/**
 * What `git push` pushes → each code branch holds the newest commit that a rule sends there. All is looked at before
 * anything is written: every ref, every commit for leaks, every folder's modules, how many code branches there would be.
 * Where one of them is refused, nothing is written.
 */
export async function push(updates: readonly RefUpdate[], options: PushOptions, door: Door): Promise<void> {
  const refs = await resolvePushed(door.repository, updates);
  const choice = await choosePushed(refs, options, door);
  const look = await lookAtPush(refs, choice.routes, options, door);
  const endings = [...choice.endings, ...look.endings];
  for (const ending of endings) options.onEnd(ending);
  if (!endings.some(options.stops)) await writeInTurn(look.jobs, options, door);
}

/** One code branch after the other. A push that is stopped writes no more: what it would push is not there. */
async function writeInTurn(jobs: readonly Job[], { stops, onEnd }: PushOptions, door: Door): Promise<void> {
  for (const job of jobs) {
    const ending = await runJob(job, door.interrupt);
    onEnd(ending);
    if (stops(ending)) return;
  }
}
