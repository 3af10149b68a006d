import { furthest, type Pulse, runs, ticksSeen } from "./pulse.ts";

/** How many ticks more are seen after the first error: others come with it, and what was live before has to come back soon. */
const ticksAfterError = 3;

/**
 * The second tick after the server took an expression answers it; one more, for the two may cross. Since it left: where
 * ticks are short and the server is far, some go by before it arrives.
 */
const ticksForAnswer = { taken: 3, sent: 6 } as const;

/** So many ticks before the last one the expression is sent. */
const ticksBeforeLast = 2;

/** Whether more would say nothing more. */
export function isOver(pulse: Pulse): boolean {
  const { rules, firstAt, probe, past, interrupted } = pulse;
  if (interrupted !== undefined || isMute(pulse)) return true;
  const seen = ticksSeen(pulse);
  if (firstAt !== undefined) return seen >= firstAt + ticksAfterError || (seen >= rules.ticks && past);
  return seen >= rules.ticks && past && (probe === "answered" || (typeof probe === "object" && "why" in probe));
}

/**
 * The shard that is to be asked now whether its ticks come to their end: what is thrown and is no error, a string
 * perhaps, leaves no frame; but then no console expression has its turn.
 */
export function shardToAsk(pulse: Pulse): string | undefined {
  if (!runs(pulse) || pulse.probe !== "unasked" || pulse.firstAt !== undefined) return undefined;
  const best = furthest(pulse);
  const isNear = best !== undefined && best.lane.ended > 0 && ticksSeen(pulse) >= pulse.rules.ticks - ticksBeforeLast;
  return isNear ? best.shard : undefined;
}

/** Ticks end, and nothing in them came to its end. */
export function isMute({ probe, lanes, firstAt }: Pulse): boolean {
  if (typeof probe !== "object" || "why" in probe || firstAt !== undefined) return false;
  const ended = lanes.get(probe.lane)?.ended ?? 0;
  const { sent, taken = Number.POSITIVE_INFINITY } = probe;
  return ended >= taken + ticksForAnswer.taken || ended >= sent + ticksForAnswer.sent;
}
