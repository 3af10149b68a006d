import { ok, type Reply, refusal } from "../../replies/reply.ts";
import type { Call, Endpoint, OpenCall } from "../../service/endpoint.ts";
import { ownRoom } from "./own-room.ts";

const side = 50;

export function isRoomName(name: unknown): name is string {
  return typeof name === "string" && /^[WE]\d{1,3}[NS]\d{1,3}$/.test(name);
}

export const worldMapEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/game/room-terrain", access: "open", answer: roomTerrain },
  { method: "POST", path: "/api/game/map-stats", access: "signed", answer: mapStats },
];

function roomTerrain({ query: { room, encoded } }: OpenCall): Reply {
  if (!isRoomName(room)) return refusal("invalid room");
  const terrain = terrainOf(room);
  if (encoded) return ok({ terrain: [{ _id: `terrain-${room}`, room, terrain, type: "terrain" }] });
  return ok({ terrain: Array.from(terrain).flatMap((tile, index) => describeTile(room, tile, index)) });
}

function describeTile(room: string, tile: string, index: number): readonly object[] {
  if (tile === "0") return [];
  return [{ room, x: index % side, y: Math.floor(index / side), type: tile === "2" ? "swamp" : "wall" }];
}

/** Row by row, 0 plain, 1 wall, 2 swamp: a walled room with exits, and swamps that depend on its name. */
function terrainOf(room: string): string {
  const seed = Array.from(room).reduce((sum, character) => sum + character.charCodeAt(0), 0);
  return Array.from({ length: side * side }, (_, index) => tileAt(index % side, Math.floor(index / side), seed)).join(
    "",
  );
}

function tileAt(x: number, y: number, seed: number): "0" | "1" | "2" {
  const onEdge = x === 0 || y === 0 || x === side - 1 || y === side - 1;
  const isExit = Math.abs(x - 25) < 4 || Math.abs(y - 25) < 4;
  if (onEdge) return isExit ? "0" : "1";
  return (x * 7 + y * 13 + seed) % 17 === 0 ? "2" : "0";
}

/** Only the rooms that exist are answered for; an unknown name is left out without a word. */
function mapStats({ account, world, body: { rooms, statName }, now }: Call): Reply {
  if (!Array.isArray(rooms)) return refusal("invalid params");
  if (typeof statName !== "string") return refusal("TypeError: Cannot read properties of undefined (reading 'match')");
  if (!/\d$/.test(statName)) return refusal("invalid params");
  const known = rooms.map(String).filter(isRoomName);
  const own = { user: account.id, level: ownRoom.level };
  const stats = known.map((room) => [room, room === ownRoom.name ? { status: "normal", own } : { status: "normal" }]);
  const users = { [account.id]: { _id: account.id, username: account.username, badge: {} } };
  return ok({ gameTime: world.time.at(now), stats: Object.fromEntries(stats), statsMax: {}, users });
}
