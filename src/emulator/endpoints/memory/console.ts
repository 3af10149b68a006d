import { refusal } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { inserted } from "./inserted.ts";

const maxLength = 1024;
const keptLines = 100;

/** Queues an expression. What it prints comes by websocket, which is not played here. */
export const consoleEndpoint: Endpoint = {
  method: "POST",
  path: "/api/user/console",
  access: "signed",
  answer: (call) => {
    const {
      player,
      body: { expression },
    } = call;
    if (expression === undefined) return refusal("TypeError: Cannot read properties of undefined (reading 'length')");
    if (JSON.stringify(expression).length > maxLength) return refusal("expression size is too large");
    player.console.push(textOf(expression));
    if (player.console.length > keptLines) player.console.shift();
    return inserted(call, { expression });
  },
};
