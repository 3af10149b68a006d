import type { Frame } from "../socket/frame.ts";
import type { ErrorGroups, ReadError } from "./error-groups.ts";
import { noTicks, type ShardTicks, ticksOf } from "./shard-ticks.ts";

/** What is watched, and how its errors are read. */
export interface PulseRules {
  readonly branch: string;
  /** `_hash` of our write: by it we know the event of it from everybody else's. */
  readonly hash: number;
  /** How many ticks are to be seen. */
  readonly ticks: number;
  /** `old`: thrown by what was live before. */
  readonly read: (text: string, code: "old" | "new") => ReadError;
}

/** What is heard: of the game, or of ourselves. */
export type Heard =
  | Frame
  /** The branch was read back and holds just what was written; a clone made it, whose own event has no hash. */
  | { readonly kind: "read-back"; readonly cloned: boolean }
  /** An expression leaves that shows whether a tick comes to its end; the server has it; or it could not be sent. */
  | { readonly kind: "asking" | "asked"; readonly shard: string }
  | { readonly kind: "unaskable"; readonly why: string };

/** How many ticks of a shard had ended when an expression left for it, and when the server had it. */
export interface AskedShard {
  readonly lane: string;
  readonly sent: number;
  readonly taken?: number;
}

/** What is known of a deploy while the game runs it: a value, made of all that was heard. */
export interface Pulse {
  readonly rules: PulseRules;
  /** Which branch the game runs; undefined: nobody tells, and then it is ours. */
  readonly active: string | undefined;
  /** Whether the branch is known to hold the new code. */
  readonly written: boolean;
  /** Our clone's event is still to come. */
  readonly awaitsClone: boolean;
  /** By shard, since the game runs the new code. */
  readonly lanes: ReadonlyMap<string, ShardTicks>;
  readonly before: { readonly ticks: number; readonly errors: ErrorGroups; readonly cpu: readonly number[] };
  readonly cpu: readonly number[];
  readonly logLines: number;
  /** That the old code did not throw, and those that it did. */
  readonly fresh: ErrorGroups;
  readonly known: ErrorGroups;
  /** How many ticks had ended when the first fresh error came. */
  readonly firstAt: number | undefined;
  /** Whether a console expression came to its turn: the code before it threw nothing at all. */
  readonly probe: "unasked" | "answered" | AskedShard | { readonly why: string };
  /** A frame came after the last tick that was to be seen. */
  readonly past: boolean;
  readonly interrupted?: "foreign-write" | "other-branch";
}

export const startPulse = (rules: PulseRules, active: string | undefined): Pulse => ({
  rules,
  active,
  written: false,
  awaitsClone: false,
  lanes: new Map(),
  before: { ticks: 0, errors: new Map(), cpu: [] },
  cpu: [],
  logLines: 0,
  fresh: new Map(),
  known: new Map(),
  firstAt: undefined,
  probe: "unasked",
  past: false,
});

/** Whether the game runs the new code: the branch holds it, and is the active one. */
export const runs = ({ written, active, rules }: Pulse): boolean =>
  written && (active === undefined || active === rules.branch);

/** The shard that is furthest, and its ticks that surely ran the new code. */
export function furthest({ lanes }: Pulse): { readonly shard: string; readonly lane: ShardTicks } | undefined {
  const [first, ...others] = [...lanes].map(([shard, lane]) => ({ shard, lane }));
  return others.reduce((best, each) => (best && best.lane.ended >= each.lane.ended ? best : each), first);
}

export const ticksSeen = (pulse: Pulse): number => ticksOf(furthest(pulse)?.lane ?? noTicks);
