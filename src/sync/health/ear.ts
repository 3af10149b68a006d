// Covered by test/sync/health/deploy-further.test.ts
import type { GameSocket } from "../../api/socket/socket.ts";
import type { Heard } from "../../model/health/pulse.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import { channels } from "../../model/socket/channel-frame.ts";
import type { Frame } from "../../model/socket/frame.ts";
import { activeOf } from "../deploy/active-branch.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { interruptible } from "../start/patience.ts";
import type { World } from "../start/world.ts";

/** Somebody who listens to the game since before a write. */
export interface Ear {
  /** Which branch the game ran when it began; undefined: the server does not tell. */
  readonly active: string | undefined;
  /** CPU limit of the account, in ms a tick. */
  readonly limit: number | undefined;
  /** What came since this was asked last. */
  readonly take: () => readonly Heard[];
  /** Resolves with the next thing heard, or when the signal says so, or nothing more will come. */
  readonly more: (until: AbortSignal) => Promise<void>;
  /** Why nothing more will come; undefined: it may. */
  readonly lost: () => string | undefined;
  readonly close: () => void;
}

/** Nobody listens, and why. */
export interface Deaf {
  readonly why: string;
  readonly active?: string;
}

/** Begins to listen. A server that cannot be heard stops no deploy. */
export async function listen(world: World, { place, further }: Deployment): Promise<Ear | Deaf> {
  try {
    // One after the other: a private server gives a new token with each answer, and refuses the one before.
    const { id: userId, cpu: limit } = await interruptible(world, world.api.me());
    const active = activeOf(await interruptible(world, world.api.listBranches()));
    if (active !== undefined && active !== place.branch && !further.activate)
      return { why: `the game runs "${active}", and not "${place.branch}"`, active };
    return { active, limit, ...(await openEar(world, userId)) };
  } catch (failure) {
    if (!(failure instanceof SyncError) || world.interrupt.aborted) throw failure;
    return { why: failure.message };
  }
}

/** Nobody takes so long to take it; whoever sends more is no server of the game. */
const mostKept = 20_000;

async function openEar(world: World, userId: string): Promise<Omit<Ear, "active" | "limit">> {
  const heard: Heard[] = [];
  const ends = new AbortController();
  let wake = Promise.withResolvers<void>();
  let lost: string | undefined;
  const hang = (why: string): void => {
    lost ??= why;
    ends.abort();
    wake.resolve();
  };
  const onFrame = (frame: Frame): void => {
    heard.push(withoutTexts(frame));
    if (heard.length > mostKept) hang("more came than can be kept");
    wake.resolve();
  };
  const signal = AbortSignal.any([world.interrupt, ends.signal]);
  const socket: GameSocket = await world.api.openSocket({ userId, channels, onFrame, signal });
  void socket.closed.then((failure) => hang(failure?.message ?? "the watch was ended"));
  const more = async (until: AbortSignal): Promise<void> => {
    if (heard.length > 0 || lost !== undefined || until.aborted) return;
    wake = Promise.withResolvers<void>();
    const stop = () => wake.resolve();
    until.addEventListener("abort", stop, { once: true });
    await wake.promise;
    until.removeEventListener("abort", stop);
  };
  return { take: () => heard.splice(0), more, lost: () => lost, close: () => ends.abort() };
}

const mostText = 20_000;

/** Log lines are counted, and kept nowhere. */
function withoutTexts(frame: Frame): Heard {
  if (frame.kind === "tick") return { ...frame, log: frame.log.map(() => ""), results: frame.results.map(() => "") };
  return frame.kind === "error" ? { ...frame, text: frame.text.slice(0, mostText) } : frame;
}
