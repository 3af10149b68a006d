import { ok } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { inEachShard, ownRoom } from "../game/own-room.ts";

/** Whether the player is in the game, and where: in the sample world, in one room. */
export const standingEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/world-status", access: "signed", answer: () => ok({ status: "normal" }) },
  {
    method: "GET",
    path: "/api/user/rooms",
    access: "open",
    answer: ({ service: { accounts }, world, query: { id } }) => {
      const rooms = accounts.byId(textOf(id)) === undefined ? [] : [ownRoom.name];
      return ok({ shards: inEachShard(world, rooms), reservations: inEachShard(world, []) });
    },
  },
];

/** On a private server nobody has begun to play (observed on a new one). */
export const emptyStandingEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/world-status", access: "signed", answer: () => ok({ status: "empty" }) },
  { method: "GET", path: "/api/user/rooms", access: "open", answer: () => ok({ rooms: [] }) },
];
