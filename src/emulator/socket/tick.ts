import type { Service } from "../service/service.ts";
import { type GameWorld, playerIn } from "../world/world.ts";
import type { Tick } from "./act-forms.ts";
import { answer } from "./answer.ts";
import { escapeLog } from "./escape-log.ts";

export interface TickPlace {
  readonly service: Service;
  readonly world: GameWorld;
  readonly accountId: string;
}

/** A tick as a script wants it. The expressions that waited are gone afterwards, answered or not, as in the game. */
export function playTick(place: TickPlace, tick: Tick): void {
  const { service, world, accountId } = place;
  const now = service.now();
  world.time.advance();
  const expressions = playerIn(world, accountId, now).console.splice(0);
  const given = tick.error === undefined ? expressions.map((text) => answer(text, world.time.at(now))) : [];
  tellTick(place, { results: given, ...tick });
}

/** The frames in the order in which they were recorded: messages, also none; each error in a frame after them; `cpu`. */
export function tellTick(
  { service, world, accountId }: TickPlace,
  { log = [], results = [], error, cpu, memory = 2, shard }: Tick,
  laterErrors: readonly string[] = [],
): void {
  const place = service.profile.name === "official" ? { shard: shard ?? world.shards[0] } : {};
  const say = (kind: string, data: object) => world.channels.publish(`user:${accountId}/${kind}`, data);
  say("console", { messages: { log: log.map(escapeLog), results }, ...place });
  for (const each of [error, ...laterErrors]) if (each !== undefined) say("console", { error: each, ...place });
  if (cpu !== undefined) say("cpu", { cpu, memory });
}
