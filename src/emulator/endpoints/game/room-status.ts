import { ok } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Endpoint, SignedEndpoint } from "../../service/endpoint.ts";
import { isRoomName } from "./world-map.ts";

const path = "/api/game/room-status";

/** Clients of the official service read a name and a status; a room that is not there, as none at all. */
export const roomStatus: SignedEndpoint = {
  method: "GET",
  path,
  access: "signed",
  answer: ({ query: { room } }) => ok({ room: isRoomName(room) ? { _id: room, status: "normal" } : null }),
};

/** The open server: no name, an empty object for a room outside of its map, and any room where none is named (observed). */
export const privateRoomStatus: Endpoint = {
  method: "GET",
  path,
  access: "signed",
  answer: ({ query: { room } }) => ok({ room: room === undefined || isOnSmallMap(room) ? { status: "normal" } : {} }),
};

/** The independent server needs no credentials for it (read in its source). */
export const independentRoomStatus: Endpoint = {
  method: "GET",
  path,
  access: "open",
  answer: ({ query: { room } }) => ok({ room: { _id: textOf(room), status: "normal", openTime: 0 } }),
};

// A new private server has eleven rooms each way.
function isOnSmallMap(room: unknown): boolean {
  return isRoomName(room) && /^W(\d|10)N(\d|10)$/.test(room);
}
