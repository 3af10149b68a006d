import { forbidden, ok, type Reply, refusal } from "../../replies/reply.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { shardOf } from "../game/shard.ts";

const maxLength = 100 * 1024;

const path = "/api/user/memory-segment";
const write: Endpoint = { method: "POST", path, access: "signed", answer: writeSegment };

export const segmentEndpoints: readonly Endpoint[] = [
  { method: "GET", path, access: "signed", answer: readSegments },
  write,
];

/** The open server reads the first number only, and leaves `data` out for a segment that was never set (observed). */
export const privateSegmentEndpoints: readonly Endpoint[] = [
  { method: "GET", path, access: "signed", answer: readFirstSegment },
  write,
];

/** The independent server answers with an empty text for a segment that was never set (observed). */
export const independentSegmentEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path,
    access: "signed",
    answer: (call) => {
      const id = segmentId(call.query.segment);
      return id === undefined ? refusal("invalid segment ID") : ok({ data: segmentsOf(call).get(id) ?? "" });
    },
  },
  write,
];

function readFirstSegment(call: Call): Reply {
  const id = segmentId(call.query.segment);
  return id === undefined ? refusal("invalid segment ID") : ok({ data: segmentsOf(call).get(id) });
}

/** One id gives one value, `5,6` a list of two. */
function readSegments(call: Call): Reply {
  const asked = String(call.query.segment).split(",").map(segmentId);
  if (!asked.every((id) => id !== undefined)) return refusal("invalid segment ID");
  if (!call.maySegments(asked)) return forbidden;
  const values = asked.map((id) => segmentsOf(call).get(id) ?? null);
  return ok({ data: values.length === 1 ? values[0] : values });
}

function writeSegment(call: Call): Reply {
  const id = segmentId(call.body.segment);
  if (id === undefined) return refusal("invalid segment ID");
  if (!call.maySegments([id])) return forbidden;
  if (String(call.body.data).length > maxLength) return refusal("length limit exceeded");
  segmentsOf(call).set(id, call.body.data ?? null);
  return ok();
}

function segmentId(asked: unknown): number | undefined {
  const id = Number.parseInt(String(asked), 10);
  return id >= 0 && id <= 99 ? id : undefined;
}

function segmentsOf(call: Call): Map<number, unknown> {
  const shard = shardOf(call);
  const known = call.player.segments.get(shard);
  if (known !== undefined) return known;
  const segments = new Map<number, unknown>();
  call.player.segments.set(shard, segments);
  return segments;
}
