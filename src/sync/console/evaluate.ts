import { RateLimitedError, type SyncError, UnknownStateError, UsageError } from "../../model/outcome/errors.ts";
import { interruption, patiently, waitOrGiveUp } from "../start/patience.ts";
import { shardsOf } from "../start/shards-of.ts";
import type { World } from "../start/world.ts";
import { type Expression, startResultEar } from "./result-ear.ts";

/**
 * Runs one expression in the game with the next tick, and waits for what the socket says of it.
 * @returns its result; more than one where somebody else ran something in that very tick, as no result says whose it is
 * @throws ServiceError where it threw; UnknownStateError where nothing was heard of it
 */
export async function evaluate(world: World, expression: Expression): Promise<readonly string[]> {
  checkSize(expression.text);
  const me = await patiently(world, () => world.api.me());
  const shard = expression.shard ?? me.shard ?? (await firstShard(world));
  const ear = startResultEar({ ...expression, shard });
  const leaving = new AbortController();
  const signal = AbortSignal.any([world.interrupt, leaving.signal]);
  const socket = await world.api.openSocket({ userId: me.id, channels: ["console"], onFrame: ear.hear, signal });
  const lost = socket.closed.then((error) => Promise.reject(endOf(world, error)));
  // Nobody may wait for it any more when it comes.
  lost.catch(() => undefined);
  const late = AbortSignal.timeout(expression.patienceMs);
  late.addEventListener("abort", ear.giveUp, { once: true });
  try {
    // A quick tick may answer before the request is answered.
    ear.open();
    if (world.interrupt.aborted) throw interruption(world.interrupt);
    await send(world, { ...expression, shard });
    ear.sent();
    return await Promise.race([ear.result, lost]);
  } finally {
    late.removeEventListener("abort", ear.giveUp);
    leaving.abort();
  }
}

/** The official service runs nothing where nobody says on which shard. */
async function firstShard(world: World): Promise<string | undefined> {
  const [shard] = await shardsOf(world);
  return shard === "" ? undefined : shard;
}

// Read in the open server's code: longer ones are refused, and the refusal would be counted too.
const mostCharacters = 1024;

function checkSize(text: string): void {
  if (text.trim() === "") throw new UsageError("Cannot run the expression: it is empty");
  const size = JSON.stringify(text).length;
  if (size > mostCharacters)
    throw new UsageError(
      `Cannot run the expression: it has ${size} characters as JSON, and the server takes ${mostCharacters}`,
    );
}

/** Again only where it certainly did not arrive: twice run is not once. */
async function send(world: World, { text, shard }: Expression): Promise<void> {
  for (;;) {
    try {
      return await world.api.runExpression(text, shard);
    } catch (failure) {
      if (!(failure instanceof RateLimitedError)) throw failure;
      await waitOrGiveUp(failure, world);
    }
  }
}

/** It was sent by then, whatever came of it. */
function endOf(world: World, lost: SyncError | undefined): SyncError {
  const found = world.interrupt.aborted ? "somebody ended the run" : lost?.message;
  return new UnknownStateError(`Cannot tell the result: ${found ?? "the connection was closed"}; it may have run`);
}
