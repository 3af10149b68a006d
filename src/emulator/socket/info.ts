import { randomBytes } from "node:crypto";
import { json, withHeaders } from "../replies/reply.ts";
import type { Endpoint } from "../service/endpoint.ts";

/** What a SockJS client asks first: whether websockets will do. */
export const socketInfo: Endpoint = {
  method: "GET",
  path: "/socket/info",
  access: "open",
  answer: () => {
    const entropy = randomBytes(4).readUInt32BE();
    const reply = json({ websocket: true, origins: ["*:*"], cookie_needed: false, entropy });
    return withHeaders(reply, { "cache-control": "no-store, no-cache, no-transform, must-revalidate, max-age=0" });
  },
};
