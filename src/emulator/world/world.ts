import type { Limiter } from "../limits/limiter.ts";
import { type Branch, createDefaultBranch } from "./branch.ts";
import { Channels } from "./channels.ts";
import { GameTime } from "./game-time.ts";

/** A write that waits for the tick after the one in which it came. */
interface MemoryWrite {
  readonly tick: number;
  readonly shard: string;
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** What one account has in one world. */
export interface Player {
  readonly branches: Branch[];
  /** By shard. */
  readonly memory: Map<string, unknown>;
  /** Those that the next tick takes. */
  readonly memoryWrites: MemoryWrite[];
  readonly segments: Map<string, Map<number, unknown>>;
  /** Expressions that the next tick takes. */
  readonly console: string[];
}

/** One world root, with a state of its own: the main server, the public test realm, the season. */
export interface GameWorld {
  readonly prefix: string;
  readonly shards: readonly string[];
  readonly players: Map<string, Player>;
  readonly limiter: Limiter;
  readonly channels: Channels;
  readonly time: GameTime;
}

export function createWorld(prefix: string, shards: readonly string[], limiter: Limiter): GameWorld {
  return { prefix, shards, players: new Map(), limiter, channels: new Channels(), time: new GameTime() };
}

export function playerIn(world: GameWorld, accountId: string, now: number): Player {
  const known = world.players.get(accountId);
  if (known !== undefined) return known;
  const player = createPlayer([createDefaultBranch(now)]);
  world.players.set(accountId, player);
  return player;
}

export function createPlayer(branches: Branch[]): Player {
  return { branches, memory: new Map(), memoryWrites: [], segments: new Map(), console: [] };
}
