import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ok, type Reply, refusal } from "../../replies/reply.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { gameTimeAt } from "../../world/game-time.ts";
import { shardOf } from "../game/shard.ts";
import { inserted } from "./inserted.ts";
import { at, pathOf, put } from "./memory-path.ts";

const compress = promisify(gzip);
const maxLength = 1024 * 1024;

export const memoryEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/memory", access: "signed", answer: readMemory },
  { method: "POST", path: "/api/user/memory", access: "signed", answer: writeMemory },
];

/** The independent server wants a path, and packs its complaint like a value (observed). */
export const independentMemoryEndpoints: readonly Endpoint[] = memoryEndpoints.map((endpoint) =>
  endpoint.method === "GET" ? { method: "GET", path: endpoint.path, access: "signed", answer: readPath } : endpoint,
);

async function readPath(call: Call): Promise<Reply> {
  if (typeof call.query.path !== "string") return refusal("invalid");
  const found = at(shownMemory(call), pathOf(call.query.path));
  const value = found === "no parent" || found.value === undefined ? "Incorrect memory path" : found.value;
  return ok({ data: await pack(value) });
}

async function readMemory(call: Call): Promise<Reply> {
  const found = at(shownMemory(call), pathOf(call.query.path));
  if (found === "no parent") return ok({ data: "Incorrect memory path" });
  if (found.value === undefined) return ok();
  return ok({ data: await pack(found.value) });
}

// Older private servers used deflate; everything since answers with the gzip of the JSON text, marked `gz:`.
async function pack(value: unknown): Promise<string> {
  return `gz:${(await compress(JSON.stringify(value))).toString("base64")}`;
}

/** The game writes in the next tick, by running the expression that is shown in the reply. Until then nobody sees it. */
function writeMemory(call: Call): Reply {
  const { path, value } = call.body;
  const valueText = JSON.stringify(value);
  if (valueText !== undefined && valueText.length > maxLength) return refusal("memory size is too large");
  if (path && typeof path !== "string") return refusal("TypeError: request.body.path.split is not a function");
  const keys = pathOf(path);
  queue(call, (memory) => put(memory, keys, value));
  return inserted(call, { expression: expressionFor(keys, valueText), hidden: true });
}

function shownMemory(call: Call): unknown {
  const { player, now } = call;
  const shard = shardOf(call);
  const before = player.memoryBefore.get(shard);
  return before?.tick === gameTimeAt(now) ? before.memory : (player.memory.get(shard) ?? {});
}

function queue(call: Call, write: (memory: unknown) => unknown): void {
  const { player, now } = call;
  const shard = shardOf(call);
  player.memoryBefore.set(shard, { tick: gameTimeAt(now), memory: shownMemory(call) });
  player.memory.set(shard, write(player.memory.get(shard) ?? {}));
}

function expressionFor(keys: readonly string[], valueText: string | undefined): string {
  if (keys.length === 0) return `for(var i in Memory) { delete Memory[i]; } _.extend(Memory,${valueText});`;
  const target = `Memory${keys.map((key) => `['${key.replaceAll("'", "\\'")}']`).join("")}`;
  return valueText === undefined ? `delete ${target}` : `${target}= ${valueText}`;
}
