import type { ChannelFrame } from "../socket/channel-frame.ts";
import { addError } from "./error-groups.ts";
import { type Heard, type Pulse, runs, ticksSeen } from "./pulse.ts";
import { afterError, afterTick, noTicks } from "./shard-ticks.ts";

type Of<Kind extends ChannelFrame["kind"]> = Extract<ChannelFrame, { readonly kind: Kind }>;

/** What is known after one thing more. What comes after an interruption is not of our deploy any more. */
export function hear(pulse: Pulse, heard: Heard): Pulse {
  if (pulse.interrupted !== undefined) return pulse;
  switch (heard.kind) {
    case "code":
      return hearCode(pulse, heard);
    case "read-back":
      return { ...pulse, written: true, awaitsClone: heard.cloned };
    case "active":
      return hearActive(pulse, heard);
    case "tick":
      return runs(pulse) ? hearTick(pulse, heard) : { ...pulse, before: oneMore(pulse.before) };
    case "error":
      return runs(pulse) ? hearError(pulse, heard) : hearOldError(pulse, heard);
    case "cpu":
      return hearCpu(pulse, heard);
    case "asking":
    case "asked":
    case "unaskable":
      return pulse.probe === "answered" ? pulse : { ...pulse, probe: hearAsked(pulse, heard) };
    default:
      return pulse;
  }
}

const oneMore = (before: Pulse["before"]): Pulse["before"] => ({ ...before, ticks: before.ticks + 1 });

/** Before ours there may be anybody's; after ours, whoever wrote has the say. A frame that comes twice says nothing new. */
function hearCode(pulse: Pulse, { branch, hash }: Of<"code">): Pulse {
  if (branch !== pulse.rules.branch) return pulse;
  if (hash === pulse.rules.hash) return { ...pulse, written: true };
  if (hash === undefined && pulse.awaitsClone) return { ...pulse, awaitsClone: false };
  return pulse.written ? { ...pulse, interrupted: "foreign-write" } : pulse;
}

function hearActive(pulse: Pulse, { where, branch }: Of<"active">): Pulse {
  if (where !== "world") return pulse;
  if (runs(pulse) && branch !== pulse.rules.branch) return { ...pulse, interrupted: "other-branch" };
  return { ...pulse, active: branch };
}

function hearTick(pulse: Pulse, { log, results, shard = "" }: Of<"tick">): Pulse {
  const lane = afterTick(pulse.lanes.get(shard) ?? noTicks);
  const isNew = lane.ended > 1;
  return {
    ...passing(pulse),
    lanes: new Map(pulse.lanes).set(shard, lane),
    logLines: pulse.logLines + (isNew ? log.length : 0),
    probe: isNew && results.length > 0 ? "answered" : pulse.probe,
  };
}

function hearError(pulse: Pulse, { text, shard = "" }: Of<"error">): Pulse {
  const error = pulse.rules.read(text, "new");
  const before = pulse.lanes.get(shard) ?? noTicks;
  // An expression has its turn after the code, and only where that threw nothing.
  if (error.byExpression) return { ...passing(pulse), probe: before.ended > 1 ? "answered" : pulse.probe };
  const lane = afterError(before);
  const next = { ...passing(pulse), lanes: new Map(pulse.lanes).set(shard, lane) };
  if (lane.ended < 2) return next;
  // What it threw is known, so that the answer it kept back would tell nothing more.
  if (pulse.before.errors.has(error.key))
    return { ...next, known: addError(pulse.known, error, text), probe: "answered" };
  return { ...next, fresh: addError(pulse.fresh, error, text), firstAt: pulse.firstAt ?? ticksSeen(next) };
}

/** The error of a tick comes after the frame that ends it, so the last tick is known with the next frame only. */
const passing = (pulse: Pulse): Pulse => ({ ...pulse, past: pulse.past || ticksSeen(pulse) >= pulse.rules.ticks });

function hearOldError(pulse: Pulse, { text }: Of<"error">): Pulse {
  const { before, rules } = pulse;
  const error = rules.read(text, "old");
  if (error.byExpression) return pulse;
  return { ...pulse, before: { ...before, errors: addError(before.errors, error, text) } };
}

/** Of the tick in flight nobody knows whose it is. */
function hearCpu(pulse: Pulse, { cpu }: Of<"cpu">): Pulse {
  const { before } = pulse;
  if (!runs(pulse)) return { ...pulse, before: { ...before, cpu: [...before.cpu, cpu].slice(-mostValues) } };
  return ticksSeen(pulse) === 0 ? pulse : { ...pulse, cpu: [...pulse.cpu, cpu].slice(-mostValues) };
}

const mostValues = 1000;

function hearAsked(
  { probe, lanes }: Pulse,
  heard: Extract<Heard, { readonly kind: "asking" | "asked" | "unaskable" }>,
) {
  if (heard.kind === "unaskable") return { why: heard.why };
  const ended = lanes.get(heard.shard)?.ended ?? 0;
  const sent = typeof probe === "object" && "sent" in probe ? probe.sent : ended;
  return { lane: heard.shard, sent, ...(heard.kind === "asked" ? { taken: ended } : {}) };
}
