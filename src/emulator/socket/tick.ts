import * as v from "valibot";
import type { Service } from "../service/service.ts";
import { gameTimeAt } from "../world/game-time.ts";
import { type GameWorld, playerIn } from "../world/world.ts";
import { answer } from "./answer.ts";
import { escapeLog } from "./escape-log.ts";

const texts = v.array(v.string());

export const tickSchema = v.strictObject({
  /** What the code gave to console.log, as it gave it. */
  log: v.optional(texts),
  /** Answers to the expressions that wait; not given: each is answered, unless the tick has an error. */
  results: v.optional(texts),
  error: v.optional(v.string()),
  /** Without it the tick has no `cpu` frame: the service skips many. */
  cpu: v.optional(v.union([v.number(), v.literal("error")])),
  memory: v.optional(v.number()),
  shard: v.optional(v.string()),
});

/** What one tick of one player's code is to show. */
export type Tick = v.InferOutput<typeof tickSchema>;

export interface TickPlace {
  readonly service: Service;
  readonly world: GameWorld;
  readonly accountId: string;
}

/**
 * The frames of one tick, in the order in which they were recorded: messages, also none; the error in a frame of its
 * own after them; `cpu`. The expressions that waited are gone afterwards, answered or not, as in the game.
 */
export function playTick({ service, world, accountId }: TickPlace, tick: Tick): void {
  const now = service.now();
  const expressions = playerIn(world, accountId, now).console.splice(0);
  const results =
    tick.results ?? (tick.error === undefined ? expressions.map((text) => answer(text, gameTimeAt(now))) : []);
  const shard = service.profile.name === "official" ? { shard: tick.shard ?? world.shards[0] } : {};
  const say = (kind: string, data: object) => world.channels.publish(`user:${accountId}/${kind}`, data);
  say("console", { messages: { log: (tick.log ?? []).map(escapeLog), results }, ...shard });
  if (tick.error !== undefined) say("console", { error: tick.error, ...shard });
  if (tick.cpu !== undefined) say("cpu", { cpu: tick.cpu, memory: tick.memory ?? 2 });
}
