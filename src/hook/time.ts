import { setTimeout as delay } from "node:timers/promises";
import { InterruptedError, UnreachableError } from "../model/errors.ts";
import type { GitPush } from "./git-push.ts";

/** A person waits at `git push`: everything together takes no longer. */
const allMs = 10_000;
/** After this nothing is begun any more, so that a write on its way can still get its answer. */
const lastStartMs = 8_000;

export const hookSeconds = { deadline: allMs / 1000, maxWait: 5 } as const;

/** What ends the run: the caller's own signal, the time, or that the push itself is gone. */
export function endsOf(interrupt: AbortSignal, push: GitPush | undefined): AbortSignal {
  const late = new AbortController();
  const message = `Cannot finish within the ${hookSeconds.deadline} s that a push may wait: nothing was written`;
  setTimeout(
    () => late.abort(new UnreachableError(message, { mayHaveArrived: false })),
    Math.max(0, lastStartMs - performance.now()),
  ).unref();
  return AbortSignal.any([interrupt, late.signal, goneWith(push)]);
}

/** `git push` that is killed leaves its hook behind: without anybody waiting for it, nothing more is to be written. */
function goneWith(push: GitPush | undefined): AbortSignal {
  const gone = new AbortController();
  if (push === undefined) return gone.signal;
  const timer = setInterval(() => {
    if (isRunning(push.pid)) return;
    clearInterval(timer);
    gone.abort(new InterruptedError("SIGTERM", "Interrupted: the push that started this is gone; nothing was written"));
  }, 200);
  timer.unref();
  return gone.signal;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    // Somebody else's process is there too.
    return failure instanceof Error && "code" in failure && failure.code === "EPERM";
  }
}

/** The work, or `late` when it does not end in time: a server that takes a write and never answers must not hold a push. */
export async function within<T>(work: Promise<T>, late: T): Promise<T> {
  const stop = new AbortController();
  const clock = delay(Math.max(0, allMs - performance.now()), late, { signal: stop.signal });
  clock.catch(() => {});
  try {
    return await Promise.race([work, clock]);
  } finally {
    stop.abort();
  }
}
