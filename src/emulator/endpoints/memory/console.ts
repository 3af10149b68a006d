import { refusal } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { announceExpression } from "../../world/announce.ts";
import { inserted } from "./inserted.ts";

const maxLength = 1024;
const keptLines = 100;

/** Queues an expression for the next tick. What it prints comes by websocket. */
export const consoleEndpoint: Endpoint = {
  method: "POST",
  path: "/api/user/console",
  access: "signed",
  answer: (call) => {
    const {
      player,
      world,
      account,
      body: { expression },
    } = call;
    if (expression === undefined) return refusal("TypeError: Cannot read properties of undefined (reading 'length')");
    if (JSON.stringify(expression).length > maxLength) return refusal("expression size is too large");
    player.console.push(textOf(expression));
    if (player.console.length > keptLines) player.console.shift();
    announceExpression(world, account.id);
    return inserted(call, { expression });
  },
};
