import { ok, type Reply } from "../../replies/reply.ts";
import type { Endpoint, OpenCall } from "../../service/endpoint.ts";
import { tickMs } from "../../world/game-time.ts";

/** The shards of a world, with their latest ticks in milliseconds. Private servers have no such path (observed). */
export const shardsInfo: Endpoint = {
  method: "GET",
  path: "/api/game/shards/info",
  access: "open",
  answer: (call) =>
    describeShards(call, { lastTicks: Array(30).fill(tickMs), cpuLimit: 20, rooms: 5000, tick: tickMs }),
};

/** The independent server names them and knows nothing else about them (read in its source). */
export const independentShardsInfo: Endpoint = {
  method: "GET",
  path: "/api/game/shards/info",
  access: "open",
  answer: (call) => describeShards(call, { lastTicks: [], cpuLimit: 0, rooms: 0, users: 0, tick: 0 }),
};

function describeShards({ world, service }: OpenCall, fields: object): Reply {
  const users = service.accounts.list().length;
  return ok({ shards: world.shards.map((name) => ({ name, users, ...fields })) });
}
