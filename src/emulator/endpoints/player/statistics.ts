import { ok, type Reply, refusal } from "../../replies/reply.ts";
import { type Fields, textOf } from "../../service/asked.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { inEachShard, ownRoom } from "../game/own-room.ts";

const statNames = [
  "creepsLost",
  "creepsProduced",
  "energyConstruction",
  "energyControl",
  "energyCreeps",
  "energyHarvested",
];
const totals = Object.fromEntries(statNames.map((name) => [name, 800]));

/** Minutes of one slot, and how many slots there are (read in the vendor's open server). */
const slots = new Map([
  [8, 8],
  [180, 8],
  [1440, 7],
]);

/** What a player's room did lately, the same in each slot. */
export const statisticsEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/overview", access: "signed", answer: overview },
  { method: "GET", path: "/api/user/stats", access: "open", answer: ({ query }) => stats(query, totals) },
];

/** On the open server both are unfinished: the shape, and nothing in it (observed). */
export const emptyStatisticsEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/user/overview",
    access: "signed",
    answer: () => ok({ rooms: [], stats: {}, totals: {}, gametimes: [] }),
  },
  { method: "GET", path: "/api/user/stats", access: "open", answer: ({ query }) => stats(query, {}) },
];

function overview({ world, query, now }: Call): Reply {
  const asked = Number.parseInt(textOf(query.interval), 10);
  const interval = slots.has(asked) ? asked : 8;
  const endOfSlot = Math.ceil(now / (interval * 60_000));
  const values = Array.from({ length: slots.get(interval) ?? 8 }, (_, index) => ({
    value: 100,
    endTime: endOfSlot - index,
  })).reverse();
  const shards = Object.entries(inEachShard(world, [ownRoom.name])).map(([shard, rooms]) => [
    shard,
    { rooms, stats: Object.fromEntries(rooms.map((room) => [room, values])), gametimes: [world.time.at(now)] },
  ]);
  return ok({ shards: Object.fromEntries(shards), statsMax: 100, totals });
}

function stats({ interval }: Fields, values: object): Reply {
  // The open server cuts the number to a whole one before it looks.
  return slots.has(Math.trunc(Number(interval))) ? ok({ stats: values }) : refusal("invalid params");
}
