import type { Redactor } from "../../model/account/redact.ts";
import type { Server } from "../../model/account/server-address.ts";
import { SyncError, UnreachableError } from "../../model/outcome/errors.ts";
import { isWrite, type Question } from "./exchange.ts";
import { explain } from "./explain.ts";
import { TooLargeError } from "./reply-body.ts";
import { explainFailure, type TransportFailure } from "./transport-failure.ts";

/** How far a request came that brought no whole reply. */
export interface Attempt {
  readonly question: Question;
  /** Whether the connection stood and bytes may have left. */
  readonly started: boolean;
  readonly deadline: AbortSignal;
  readonly proxy: string | undefined;
}

interface Circumstances {
  readonly server: Server;
  readonly redact: Redactor;
  readonly requestTimeoutMs: number;
  /** Of the run. */
  readonly signal?: AbortSignal;
}

/** The reason of the run's end where it was ended and nothing can have arrived; else what is known about the loss. */
export function noAnswer(error: unknown, attempt: Attempt, run: Circumstances): unknown {
  const mayHaveArrived = attempt.started && isWrite(attempt.question);
  const ended = run.signal?.aborted === true && !attempt.deadline.aborted;
  if (ended && !mayHaveArrived && run.signal?.reason instanceof SyncError) return run.signal.reason;
  const { found, help } = ended ? { found: "the run was ended" } : whyOf(error, attempt, run);
  const message = explain(attempt.question, run, `brought no answer: ${found}`, help);
  return new UnreachableError(message, { mayHaveArrived, cause: harmlessCopy(error, run.redact) });
}

function whyOf(error: unknown, attempt: Attempt, run: Circumstances): TransportFailure {
  if (attempt.deadline.aborted) return { found: `nothing whole came within ${run.requestTimeoutMs / 1000} s` };
  if (error instanceof TooLargeError) return { found: `the reply is too large, ${error.message}` };
  return explainFailure(error, attempt.proxy);
}

/** The library's errors hold sockets, headers and parts of replies; name, code, message and stack are enough. */
function harmlessCopy(error: unknown, redact: Redactor, depth = 0): unknown {
  if (!(error instanceof Error) || depth > 3) return undefined;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const cause = harmlessCopy(inner, redact, depth + 1);
  const copy = new Error(redact(error.message), cause === undefined ? undefined : { cause });
  const { code } = error as NodeJS.ErrnoException;
  const stack = redact(error.stack ?? "");
  return Object.assign(copy, { stack }, code === undefined ? {} : { code });
}
