import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ok, type Reply, refusal } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { at, memoryIn } from "../../world/memory.ts";
import { shardOf } from "../game/shard.ts";
import { inserted } from "./inserted.ts";

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
  const { player, world, now } = call;
  player.memoryWrites.push({ tick: world.time.at(now), shard: shardOf(call), keys, value });
  return inserted(call, { expression: expressionFor(keys, valueText), hidden: true });
}

function shownMemory(call: Call): unknown {
  const { player, world, now } = call;
  return memoryIn(player, shardOf(call), world.time.at(now));
}

/** `creeps.Ada.role`, in parts; nothing means all of it. */
function pathOf(path: unknown): readonly string[] {
  const text = textOf(path);
  return text === "" ? [] : text.split(".");
}

function expressionFor(keys: readonly string[], valueText: string | undefined): string {
  if (keys.length === 0) return `for(var i in Memory) { delete Memory[i]; } _.extend(Memory,${valueText});`;
  const target = `Memory${keys.map((key) => `['${key.replaceAll("'", "\\'")}']`).join("")}`;
  return valueText === undefined ? `delete ${target}` : `${target}= ${valueText}`;
}
