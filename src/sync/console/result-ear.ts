// Covered by test/sync/console/evaluate.test.ts
import { isOnShard } from "../../model/console/on-shard.ts";
import { ServiceError, UnknownStateError } from "../../model/outcome/errors.ts";
import type { Frame } from "../../model/socket/frame.ts";
import { describe } from "./follower.ts";

export interface Expression {
  readonly text: string;
  /** Where it runs; nobody says: where the player has most of his CPU, else the server's first. */
  readonly shard?: string | undefined;
  /** How long its result may take. */
  readonly patienceMs: number;
}

/** Listens for the result of an expression. */
export interface ResultEar {
  readonly result: Promise<readonly string[]>;
  readonly hear: (frame: Frame) => void;
  /** From here on what comes may be of it. */
  readonly open: () => void;
  /** From here on it runs with the next tick. */
  readonly sent: () => void;
  /** It took too long. */
  readonly giveUp: () => void;
}

/** Enough for what runs with the next one. */
const mostTicks = 5;

export function startResultEar({ shard, patienceMs }: Expression): ResultEar {
  const { promise: result, resolve, reject } = Promise.withResolvers<readonly string[]>();
  // Whoever sends may fail before anybody waits for it.
  result.catch(() => undefined);
  let ticks: number | undefined;
  let error: string | undefined;
  const hearError = (text: string): void => {
    const { message, byExpression } = describe(text);
    if (byExpression) reject(new ServiceError(`Cannot run the expression: it threw ${message}`));
    error = message;
  };
  const hearTick = (results: readonly string[], sofar: number): void => {
    if (results.length > 0) resolve(results);
    else if (sofar > mostTicks) reject(noResult(error));
    ticks = sofar;
  };
  const hear = (frame: Frame): void => {
    if (ticks === undefined || !isOnShard(frame, shard)) return;
    if (frame.kind === "error") hearError(frame.text);
    if (frame.kind === "tick") hearTick(frame.results, ticks + 1);
  };
  const count = (): void => {
    ticks = 0;
  };
  return { result, hear, open: count, sent: count, giveUp: () => reject(nothingHeard(ticks, patienceMs)) };
}

function noResult(error: string | undefined): ServiceError {
  const found =
    error === undefined
      ? "it threw what is no Error, which the game does not tell"
      : `the code threw before it in each tick: ${error}`;
  return new ServiceError(`Cannot run the expression: ${mostTicks} ticks went by without its result; ${found}`);
}

function nothingHeard(ticks: number | undefined, patienceMs: number): UnknownStateError {
  const found = ticks === 0 ? "no tick came; without an object in the world no code runs" : "its result did not come";
  return new UnknownStateError(`Cannot tell the result: in ${patienceMs / 1000} s ${found}`);
}
