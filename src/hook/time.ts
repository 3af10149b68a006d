import { setTimeout as delay } from "node:timers/promises";
import { InterruptedError, UnreachableError } from "../model/outcome/errors.ts";
import type { GitPush } from "./git-push.ts";

/** A person waits at `git push`: everything together takes no longer. */
const allMs = 10_000;
/** After this nothing is begun any more, so that a write on its way can still get its answer. */
const lastStartMs = 8_000;

/** Then a request that is under way is given up, so that what is known can still be said. */
const lastAnswerMs = 9_500;

export const hookSeconds = { deadline: allMs / 1000, maxWait: 5 } as const;

/** How long an answer can still be waited for. */
export const secondsLeft = (): number => Math.max(0.1, (lastAnswerMs - performance.now()) / 1000);

/** What ends the run, with the reason in a few words: the caller's own signal, the time, or that the push itself is gone. */
export function endsOf(interrupt: AbortSignal, push: GitPush | undefined): AbortSignal {
  const late = new AbortController();
  const message = `it took longer than the ${hookSeconds.deadline} s that a push may wait`;
  setTimeout(
    () => late.abort(new UnreachableError(message, { mayHaveArrived: false })),
    Math.max(0, lastStartMs - performance.now()),
  ).unref();
  return AbortSignal.any([asked(interrupt), late.signal, goneWith(push)]);
}

/** What was written before, others know: the reason only says why it ends. */
function asked(interrupt: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    const { reason } = interrupt;
    controller.abort(
      reason instanceof InterruptedError
        ? new InterruptedError(reason.signal, `interrupted by ${reason.signal}`)
        : reason,
    );
  };
  if (interrupt.aborted) stop();
  interrupt.addEventListener("abort", stop, { once: true });
  return controller.signal;
}

/** `git push` that is killed leaves its hook behind: without anybody waiting for it, nothing more is to be written. */
function goneWith(push: GitPush | undefined): AbortSignal {
  const gone = new AbortController();
  if (push === undefined) return gone.signal;
  const timer = setInterval(() => {
    if (isRunning(push.pid)) return;
    clearInterval(timer);
    gone.abort(new InterruptedError("SIGTERM", "the push that started this is gone"));
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
