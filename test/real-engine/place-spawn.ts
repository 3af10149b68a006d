import type { RealServer } from "../real-server/real-server.ts";

/** Gives the user of the server his first object: without one no tick runs his code. */
export async function placeSpawn({ url, username, password }: RealServer): Promise<void> {
  const token = await signIn(url, { email: username, password });
  const { x, y } = await freePlace(url);
  const answer = await post(`${url}/api/game/place-spawn`, { room: ROOM, x, y, name: "Spawn1" }, token);
  if (answer["ok"] !== 1) throw new Error(`Cannot place a spawn in ${ROOM}: ${JSON.stringify(answer)}`);
}

// A room of the vendor's initial world with a controller that nobody owns.
const ROOM = "W3N7";
const SIDE = 50;
const PLAIN = "0";

async function signIn(url: string, credentials: object): Promise<string> {
  const { token } = await post(`${url}/api/auth/signin`, credentials);
  if (typeof token !== "string") throw new Error("Cannot sign in: the answer has no token");
  return token;
}

/** A plain in the middle of the room, three steps from anything that stands on its edge. */
async function freePlace(url: string): Promise<{ x: number; y: number }> {
  const response = await fetch(`${url}/api/game/room-terrain?room=${ROOM}&encoded=1`);
  const answer = (await response.json()) as { terrain: [{ terrain: string }] };
  const from = 20 * SIDE + 20;
  const place = answer.terrain[0].terrain.indexOf(PLAIN, from);
  return { x: place % SIDE, y: Math.floor(place / SIDE) };
}

async function post(url: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const headers = { "Content-Type": "application/json", ...(token && { "X-Token": token, "X-Username": token }) };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}
