import { type Outcome, outcomes } from "../model/outcome.ts";

/** How one server ended for one pushed ref. */
export interface Ended {
  readonly outcome: Outcome;
  /** The server may fail without making the run fail. */
  readonly optional: boolean;
}

// The service said «later», or nothing that can be used: the commit is not to blame, and a push is worth more.
const letGo: ReadonlySet<Outcome> = new Set(["rate-limited", "unreachable", "unknown"]);

/** Exit status of the hook: anything but 0 stops the push. Our own refusals do; what is the server's fault only with `strict`. */
export function verdict(all: readonly Ended[], { strict }: { readonly strict: boolean }): number {
  const counted = all.filter(({ optional, outcome }) => !optional && (strict || !letGo.has(outcome)));
  return Math.max(0, ...counted.map(({ outcome }) => outcomes[outcome].exit));
}

export function isLetGo(outcome: Outcome, { strict }: { readonly strict: boolean }): boolean {
  return !strict && letGo.has(outcome);
}
