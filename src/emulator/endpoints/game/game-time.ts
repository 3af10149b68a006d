import { ok } from "../../replies/reply.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { gameTimeAt } from "../../world/game-time.ts";

export const gameTime: Endpoint = {
  method: "GET",
  path: "/api/game/time",
  access: "open",
  answer: ({ now }) => ok({ time: gameTimeAt(now) }),
};
