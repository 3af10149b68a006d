import type { ReadError } from "../../../src/model/health/error-groups.ts";
import { hear } from "../../../src/model/health/hear.ts";
import { type Judged, judge, type WatchEnd } from "../../../src/model/health/judge.ts";
import { type Heard, type Pulse, type PulseRules, startPulse } from "../../../src/model/health/pulse.ts";
import { isOver, shardToAsk } from "../../../src/model/health/watch-end.ts";

const read = (text: string): ReadError => ({
  key: text,
  message: text.split("\n")[0] ?? "",
  byExpression: text.includes("_console"),
});

export const rules: PulseRules = { branch: "default", hash: 7, ticks: 3, read };

export const own: Heard = { kind: "code", branch: "default", hash: 7 };
export const tick: Heard = { kind: "tick", log: ["a", "b"], results: [] };
export const answer: Heard = { kind: "tick", log: [], results: ["yes"] };
export const asked: Heard = { kind: "asked", shard: "" };
export const error = (text = "E"): Heard => ({ kind: "error", text });
export const cpu = (ms: number): Heard => ({ kind: "cpu", cpu: ms, memory: 0 });

export const listen = (frames: readonly Heard[], from: Pulse = startPulse(rules, "default")): Pulse =>
  frames.reduce(hear, from);

/** What the story does: it hears until there is no more to see, and asks when it is time to. */
export function watch(frames: readonly Heard[], end: WatchEnd = timeOver): Judged {
  let pulse = startPulse(rules, "default");
  for (const frame of frames) {
    if (isOver(pulse)) break;
    pulse = hear(pulse, frame);
    if (shardToAsk(pulse) !== undefined && !frames.includes(asked)) pulse = hear(pulse, asked);
  }
  return judge(pulse, isOver(pulse) ? { kind: "over" } : end);
}

export const timeOver: WatchEnd = { kind: "time", seconds: 60 };
