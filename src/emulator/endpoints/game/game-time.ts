import { ok } from "../../replies/reply.ts";
import type { Endpoint } from "../../service/endpoint.ts";

export const gameTime: Endpoint = {
  method: "GET",
  path: "/api/game/time",
  access: "open",
  answer: ({ world, now }) => ok({ time: world.time.at(now) }),
};
