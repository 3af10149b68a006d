import { counted } from "../text/counted.ts";
import type { ErrorGroup } from "./error-groups.ts";
import { median } from "./median.ts";
import { type Pulse, ticksSeen } from "./pulse.ts";
import { isMute, isOver } from "./watch-end.ts";

export type HealthVerdict = "healthy" | "sick" | "unknown";

/** Why a watch ended: there was nothing more to see, its time was over, or the socket was lost. */
export type WatchEnd =
  | { readonly kind: "over" }
  | { readonly kind: "time"; readonly seconds: number }
  | { readonly kind: "lost"; readonly why: string };

/** What the game told while it ran a deploy. Texts of errors are a stranger's. */
export interface Judged {
  readonly verdict: HealthVerdict;
  /** Why it is no other one, in a few words. */
  readonly why: string;
  readonly ticks: number;
  /** That the code before did not throw. */
  readonly errors: readonly ErrorGroup[];
  /** That it did throw too. */
  readonly known: readonly ErrorGroup[];
  /** Medians, in ms a tick; absent where no frame told. */
  readonly cpu: { readonly before?: number; readonly after?: number };
  readonly logLinesPerTick: number;
  /** Somebody else wrote the branch, or made another one run: what is live is his. */
  readonly interrupted: boolean;
}

export function judge(pulse: Pulse, end: WatchEnd): Judged {
  const ticks = ticksSeen(pulse);
  const [before, after] = [median(pulse.before.cpu), median(pulse.cpu)];
  return {
    ...verdictOf(pulse, end),
    ticks,
    errors: [...pulse.fresh.values()],
    known: [...pulse.known.values()],
    cpu: { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
    logLinesPerTick: ticks === 0 ? 0 : pulse.logLines / ticks,
    interrupted: pulse.interrupted !== undefined,
  };
}

function verdictOf(pulse: Pulse, end: WatchEnd): Pick<Judged, "verdict" | "why"> {
  const errors = pulse.fresh.size;
  if (errors > 0) return { verdict: "sick", why: `the game reports ${counted(errors, "new error")}` };
  if (isMute(pulse)) {
    const why = "its ticks answer no console expression: it throws something that is no error, such as a text";
    return { verdict: "sick", why };
  }
  const why = doubt(pulse, end);
  return why === undefined ? { verdict: "healthy", why: "no new error" } : { verdict: "unknown", why };
}

/** What stands against «healthy»; undefined: nothing. */
function doubt(pulse: Pulse, end: WatchEnd): string | undefined {
  const { rules, interrupted, probe } = pulse;
  if (interrupted === "foreign-write") return `somebody else wrote "${rules.branch}" meanwhile`;
  if (interrupted === "other-branch")
    return `somebody made the game run another branch than "${rules.branch}" meanwhile`;
  if (typeof probe === "object" && "why" in probe)
    return `whether its ticks come to their end could not be asked (${probe.why})`;
  if (end.kind === "over" && isOver(pulse)) return undefined;
  const seen = ticksSeen(pulse);
  if (end.kind === "lost")
    return `after ${counted(seen, "tick")} of ${rules.ticks} the game was heard no more (${end.why})`;
  const within = end.kind === "time" ? ` within ${end.seconds} s` : "";
  if (seen === 0) return `no tick of it was seen${within}; without a spawn or a creep no code runs`;
  return `only ${counted(Math.min(seen, rules.ticks), "tick")} of ${rules.ticks}, with a frame past them, came${within}`;
}
