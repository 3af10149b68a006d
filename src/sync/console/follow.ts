import { decideReconnect, steadyMs } from "../../model/console/reconnect.ts";
import type { SyncError } from "../../model/outcome/errors.ts";
import type { Frame } from "../../model/socket/frame.ts";
import { interruption, patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import type { ConsoleWish } from "./console-wish.ts";
import { startFollower } from "./follower.ts";

/**
 * The console of the game as it goes on, until somebody ends it. A connection that is lost is opened again, and nothing
 * else is asked again: the socket tells.
 * @throws InterruptedError at the end; what a server said that lets nobody in; what was lost too often
 */
export async function follow(world: World, wish: ConsoleWish): Promise<never> {
  const { id: userId } = await patiently(world, () => world.api.me());
  const take = startFollower(world, wish);
  let losses = 0;
  for (;;) {
    const since = world.now().getTime();
    const error = await connection(world, { userId, take, onOpen: () => wish.onEvent({ kind: "connected" }) });
    if (world.interrupt.aborted) throw interruption(world.interrupt);
    losses = world.now().getTime() - since > steadyMs ? 1 : losses + 1;
    const decision = decideReconnect({ error, losses, random: world.random });
    if ("giveUp" in decision) throw error;
    wish.onEvent({ kind: "lost", why: (error as SyncError).message, retryInMs: decision.wait });
    await world.wait(decision.wait);
  }
}

interface Connection {
  readonly userId: string;
  readonly take: (frame: Frame) => Promise<void>;
  readonly onOpen: () => void;
}

const channels = ["console", "code", "set-active-branch"] as const;

/** One connection, to its end: why there is none any more. */
async function connection(world: World, { userId, take, onOpen }: Connection): Promise<unknown> {
  const broken = Promise.withResolvers<never>();
  let told = Promise.resolve();
  const onFrame = (frame: Frame): void => {
    // In the order in which they came, though the place of an error takes a while.
    told = told.then(() => take(frame));
    told.catch(broken.reject);
  };
  try {
    const socket = await world.api.openSocket({ userId, channels, onFrame, signal: world.interrupt });
    onOpen();
    const lost = await Promise.race([socket.closed, broken.promise]).finally(socket.close);
    await told;
    return lost;
  } catch (failure) {
    return failure;
  }
}
