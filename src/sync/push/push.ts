// Covered by test/doors/hook/push-story.test.ts
import { choosePushed } from "./push-choice.ts";
import { type PushJob, runJob } from "./push-job.ts";
import { lookAtPush } from "./push-look.ts";
import type { PushOptions } from "./push-options.ts";
import { type RefUpdate, resolvePushed } from "./pushed-ref.ts";

/**
 * What `git push` pushes → each code branch holds the newest commit that a rule sends there. All is looked at before
 * anything is written: every ref, every commit for leaks, every folder's modules, how many code branches there would be.
 * Where one of them is refused, nothing is written.
 */
export async function push(updates: readonly RefUpdate[], options: PushOptions): Promise<void> {
  const refs = await resolvePushed(options.asked.repository, updates);
  const choice = await choosePushed(refs, options);
  const look = await lookAtPush(refs, choice.routes, options);
  const endings = [...choice.endings, ...look.endings];
  for (const ending of endings) options.onEnd(ending);
  if (!endings.some(options.stops)) await writeInTurn(look.jobs, options);
}

/** One code branch after the other. A push that is stopped writes no more: what it would push is not there. */
async function writeInTurn(jobs: readonly PushJob[], { stops, onEnd, asked }: PushOptions): Promise<void> {
  for (const job of jobs) {
    const ending = await runJob(job, asked.interrupt);
    onEnd(ending);
    if (stops(ending)) return;
  }
}
