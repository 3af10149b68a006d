import { ok } from "../../replies/reply.ts";
import type { Endpoint } from "../../service/endpoint.ts";

/** Nobody writes to anybody here: an empty mailbox, as a new account has it (observed). */
export const messageEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/user/messages/index",
    access: "signed",
    answer: () => ok({ messages: [], users: {} }),
  },
  { method: "GET", path: "/api/user/messages/unread-count", access: "signed", answer: () => ok({ count: 0 }) },
];

/** The independent server counts for anybody, and has no list (read in its source). */
export const independentUnreadCount: Endpoint = {
  method: "GET",
  path: "/api/user/messages/unread-count",
  access: "open",
  answer: () => ok({ count: 0 }),
};
