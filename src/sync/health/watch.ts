// Covered by test/sync/health/deploy-further.test.ts
import { hear } from "../../model/health/hear.ts";
import { type Judged, judge } from "../../model/health/judge.ts";
import { type Heard, type Pulse, type PulseRules, startPulse } from "../../model/health/pulse.ts";
import { isOver, shardToAsk } from "../../model/health/watch-end.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { World } from "../start/world.ts";
import type { Ear } from "./ear.ts";

/** What is watched for, after what was heard already. */
export interface Vigil {
  readonly rules: PulseRules;
  readonly active: string | undefined;
  readonly heard: readonly Heard[];
  readonly seconds: number;
}

/** Watches the game run what was written, until there is no more to see or the time is over. */
export async function watch(world: World, ear: Ear, { rules, active, heard, seconds }: Vigil): Promise<Judged> {
  const late = AbortSignal.timeout(seconds * 1000);
  let pulse = heard.reduce(hearOn, startPulse(rules, active));
  for (;;) {
    if (isOver(pulse)) return judge(pulse, { kind: "over" });
    const shard = shardToAsk(pulse);
    if (shard !== undefined) {
      pulse = hear(pulse, { kind: "asking", shard });
      const asked = await ask(world, shard);
      // What came while it was on its way came before it.
      pulse = [...ear.take(), asked].reduce(hearOn, pulse);
      continue;
    }
    await ear.more(late);
    const more = ear.take();
    const why = ear.lost();
    pulse = more.reduce(hearOn, pulse);
    if (more.length > 0) continue;
    if (why !== undefined) return judge(pulse, { kind: "lost", why });
    if (late.aborted) return judge(pulse, { kind: "time", seconds });
  }
}

/** What comes when there is no more to see changes nothing. */
const hearOn = (pulse: Pulse, heard: Heard): Pulse => (isOver(pulse) ? pulse : hear(pulse, heard));

/** Whoever looks at the console sees the answer, and who asked. */
const expression = '"screeps-sync looks after its deploy"';

async function ask(world: World, shard: string): Promise<Heard> {
  try {
    await world.api.runExpression(expression, shard === "" ? undefined : shard);
    return { kind: "asked", shard };
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return { kind: "unaskable", why: failure.message };
  }
}

/** How long a look at the old code may take: two ticks of the service, and less where less is to be watched. */
const longestLookMs = 5000;

/** What the old code does, as far as one tick of it shows that; the write waits for it. */
export async function lookBefore(ear: Ear, seconds: number): Promise<readonly Heard[]> {
  const late = AbortSignal.timeout(Math.min(longestLookMs, seconds * 100));
  const heard: Heard[] = [];
  while (!isEnough(heard) && !late.aborted && ear.lost() === undefined) {
    await ear.more(late);
    heard.push(...ear.take());
  }
  return heard;
}

/** A second tick's frame, or the error of the first. */
function isEnough(heard: readonly Heard[]): boolean {
  const first = heard.findIndex(({ kind }) => kind === "tick");
  return first >= 0 && heard.slice(first + 1).some(({ kind }) => kind === "tick" || kind === "error");
}

/** A number that nobody else's write has, as far as 31 bits go. */
export const newHash = ({ random }: World): number => 1 + Math.floor(random() * (2 ** 31 - 2));
