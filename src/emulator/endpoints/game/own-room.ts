import type { GameWorld } from "../../world/world.ts";

/** What everybody owns in the sample world of the official profile, in its first shard. */
export const ownRoom = { name: "W1N1", level: 8 };

/** Each shard with what belongs to the sample: a list for the first one, an empty list for the others. */
export function inEachShard<Item>({ shards }: GameWorld, inFirst: readonly Item[]): Record<string, readonly Item[]> {
  return Object.fromEntries(shards.map((shard, index) => [shard, index === 0 ? inFirst : []]));
}
