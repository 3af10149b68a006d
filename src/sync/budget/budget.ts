import type { Exchange } from "../../api/wire/exchange.ts";
import { limitsFromText, limitsToText } from "../../model/limits/kept-limits.ts";
import { knownLimits } from "../../model/limits/known-limits.ts";
import { holding, newest, rowOf, spentUntil, type ToldLimits } from "../../model/limits/told-limit.ts";
import type { RateLimitedError } from "../../model/outcome/errors.ts";

/** Where what was told outlives a run; on a machine that keeps nothing, nowhere. */
export interface KeptWords {
  readonly read: () => Buffer | undefined;
  readonly keep: (content: Buffer) => void;
}

/** What the service told of the limits of one account on one server, and still holds. */
export interface AccountBudget {
  /** In this run and in earlier ones. */
  readonly told: () => ToldLimits;
  /** When a limit is free again of which this run was told that nothing is left. */
  readonly spentUntil: (row: string) => Date | undefined;
  readonly hear: (exchange: Exchange) => void;
  readonly hearRefusal: (refusal: RateLimitedError) => void;
  /** What was waited for is asked anew, whatever the clock says. */
  readonly waitedFor: (row: string) => void;
  /** Nothing is counted any more: what was told before is void. */
  readonly lift: () => void;
}

export function openBudget(now: () => Date, kept: KeptWords): AccountBudget {
  let mine: ToldLimits = new Map();
  // Read when it is asked for: most runs never do.
  let earlier: ToldLimits | undefined;
  const before = () => (earlier ??= limitsFromText(kept.read()?.toString("utf8") ?? ""));
  const note = (change: ToldLimits, gone: readonly string[] = []): void => {
    if (change.size === 0 && !gone.some((row) => mine.has(row) || before().has(row))) return;
    mine = without(newest(mine, change), gone);
    // Another run may have been told something since.
    const stored = limitsFromText(kept.read()?.toString("utf8") ?? "");
    earlier = holding(without(newest(stored, mine), gone), now());
    kept.keep(Buffer.from(limitsToText(earlier)));
  };
  return {
    told: () => holding(newest(before(), mine), now()),
    spentUntil: (row) => spentUntil(mine, row, now()),
    hear: (exchange) => hear(exchange, now(), note),
    hearRefusal: ({ endpoint, retryAt }) => {
      const limit = knownLimits.get(endpoint)?.limit;
      if (limit === undefined || retryAt === undefined) return;
      note(new Map([[endpoint, { limit, remaining: 0, resetAt: retryAt, toldAt: now() }]]));
    },
    waitedFor: (row) => {
      mine = without(mine, [row]);
    },
    lift: () => note(new Map(), [...knownLimits.keys()]),
  };
}

type Note = (change: ToldLimits, gone?: readonly string[]) => void;

function hear({ method, path, status, limit }: Exchange, toldAt: Date, note: Note): void {
  const endpoint = `${method} ${path.replace(/\?.*/, "")}`;
  const row = limit === undefined ? undefined : rowOf(endpoint, limit.limit);
  if (limit !== undefined && row !== undefined) note(new Map([[row, { ...limit, toldAt }]]));
  // What is answered without a count is not counted: an unlimited period, or a server without limits.
  else if (limit === undefined && status === 200 && knownLimits.has(endpoint)) note(new Map(), [endpoint]);
}

function without(told: ToldLimits, rows: readonly string[]): ToldLimits {
  return new Map([...told].filter(([row]) => !rows.includes(row)));
}
