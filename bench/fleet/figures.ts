import type { Outcome } from "../../src/model/outcome/outcome.ts";

/** One request of a run, when it was sent, and whether the run knew then that the limit was spent. */
export interface Shot {
  readonly at: number;
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly knewBetter: boolean;
}

/** How one run ended. */
export interface Ended {
  readonly kind: string;
  readonly outcome: Outcome;
  readonly tookMs: number;
  /** When it may be tried again, by the run, and when that is true by the service. */
  readonly retryAt?: number;
  readonly freeAt?: number;
  /** The limit that ended it. */
  readonly by?: string;
  readonly shots: readonly Shot[];
}

export interface Figures {
  readonly ends: Readonly<Record<string, number>>;
  readonly wrongEnds: number;
  readonly wrongTimes: number;
  readonly passedDeadline: number;
  readonly refusedMedian: number;
  readonly refusedMost: number;
  readonly knewBetter: number;
  /** Requests in the first second after the reset, and in the busiest one of the minute after it. */
  readonly afterReset: number;
  readonly busiest: number;
}

/** `written`: the last read was used before the write, so that nothing was left to read it back. */
const good = new Set<Outcome>([
  "deployed",
  "written",
  "unchanged",
  "superseded",
  "rate-limited",
  "backed-up",
  "planned",
]);

export function figuresOf(runs: readonly Ended[], resetAt: number, deadlineMs: number): Figures {
  const refused = runs.map(({ shots }) => shots.filter(({ status }) => status === 429).length).sort((a, b) => a - b);
  const shots = runs.flatMap((run) => run.shots);
  const seconds = Array.from({ length: 60 }, (_, index) => countWithin(shots, resetAt + index * 1000));
  return {
    ends: countBy(runs.map(({ outcome }) => outcome)),
    wrongEnds: runs.filter(({ outcome }) => !good.has(outcome)).length,
    wrongTimes: runs.filter((run) => run.outcome === "rate-limited" && !isRight(run)).length,
    passedDeadline: runs.filter(({ tookMs }) => tookMs > deadlineMs).length,
    refusedMedian: refused[Math.floor(refused.length / 2)] ?? 0,
    refusedMost: refused.at(-1) ?? 0,
    knewBetter: shots.filter(({ knewBetter }) => knewBetter).length,
    afterReset: seconds[0] ?? 0,
    busiest: Math.max(...seconds),
  };
}

/** Never before it is free. The service counts whole seconds; the limit over all requests names no time, and lasts a minute. */
function isRight({ retryAt, freeAt, by }: Ended): boolean {
  const latest = by === "global" ? 61_000 : 2000;
  return retryAt !== undefined && freeAt !== undefined && retryAt >= freeAt - 1 && retryAt <= freeAt + latest;
}

const countWithin = (shots: readonly Shot[], from: number): number =>
  shots.filter(({ at }) => at >= from && at < from + 1000).length;

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
