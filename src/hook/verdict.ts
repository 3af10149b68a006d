import { exitStatus, type Outcome, outcomes } from "../model/outcome/outcome.ts";

/** How one server ended for one pushed ref. */
export interface Ended {
  readonly outcome: Outcome;
  /** The server may fail without making the run fail. */
  readonly optional: boolean;
}

interface Strictness {
  readonly strict: boolean;
}

// The service said «later», or nothing that can be used: the commit is not to blame, and a push is worth more.
const letGo: ReadonlySet<Outcome> = new Set(["rate-limited", "unreachable", "unknown"]);

export function isLetGo(outcome: Outcome): boolean {
  return letGo.has(outcome);
}

/** Our own refusals stop a push; what is the server's fault only with `strict`, and what is optional never. */
export function stopsPush({ outcome, optional }: Ended, { strict }: Strictness): boolean {
  return !optional && outcomes[outcome].exit !== 0 && (strict || !isLetGo(outcome));
}

/** Exit status of the hook: anything but 0 stops the push. */
export function verdict(all: readonly Ended[], strictness: Strictness): number {
  return exitStatus(all.filter((ending) => stopsPush(ending, strictness)));
}
