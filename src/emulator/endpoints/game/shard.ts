import { type Reply, refusal } from "../../replies/reply.ts";
import type { Endpoint, OpenCall } from "../../service/endpoint.ts";

/** The official world has several shards and must be told which one. Private servers have one and ignore the field. */
export function needsShard(endpoint: Endpoint): Endpoint {
  if (endpoint.access === "open") return { ...endpoint, answer: guarded(endpoint.answer) };
  return { ...endpoint, answer: guarded(endpoint.answer) };
}

function guarded<Asking extends OpenCall>(answer: (call: Asking) => Reply | Promise<Reply>) {
  return (call: Asking): Reply | Promise<Reply> => {
    const asked = String(call.query.shard ?? call.body.shard);
    return call.world.shards.includes(asked) ? answer(call) : refusal("invalid shard");
  };
}

export function shardOf({ world, query, body }: OpenCall): string {
  const asked = String(query.shard ?? body.shard);
  return world.shards.includes(asked) ? asked : (world.shards[0] ?? "shard0");
}
