// Covered by test/sync/deploy/deploy.test.ts
import type { Api } from "../../api/api.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { RateLimitedError, SyncError } from "../../model/outcome/errors.ts";
import type { WaitReport } from "../../model/outcome/report.ts";
import type { AccountBudget } from "../budget/budget.ts";

/** What a story tells while it runs, so that a door can show it where its person looks. */
export type Happening =
  | {
      readonly kind: "step";
      readonly text: string /** From here on a write may have arrived. */;
      readonly writes?: true;
    }
  /** What only a person who asked for details wants to see. */
  | { readonly kind: "detail"; readonly text: string }
  | {
      readonly kind: "waiting";
      readonly error: SyncError;
      readonly waitMs: number;
      readonly until: Date;
      /** Which try comes after the wait, and how many there are at most: `2 of 4`. */
      readonly nextTry: string;
    }
  | { readonly kind: "gave-up"; readonly error: SyncError; readonly why: string; readonly tries: number };

/** What was waited altogether; several runs may share one. */
export interface Waited {
  ms: number;
}

/** How much waiting is left in a run. All requests draw on the same bound. */
export interface Patience {
  readonly maxWaitMs: number;
  readonly waited: Waited;
  tries: number;
  readonly waits: WaitReport[];
}

/** All that a story touches outside of itself. Tests pass a real repository, a real server and a false clock. */
export interface World {
  readonly repository: Repository;
  readonly api: Api;
  /** What is known of the limits there. */
  readonly budget: AccountBudget;
  readonly now: () => Date;
  /** From 0 to 1, for the spread of waits. */
  readonly random: () => number;
  /** Resolves after so many ms, or rejects when interrupted. */
  readonly wait: (ms: number) => Promise<void>;
  readonly tell: (happening: Happening) => void;
  /** What of its waiting is left: all requests of a run draw on it. */
  readonly patience: Patience;
  /** When the run ends in any case, by `performance.now()`. */
  readonly endsAt: number;
  /** Does something about a limit that is reached; true: it can be tried again. */
  readonly whenLimited?: ((failure: RateLimitedError) => Promise<boolean>) | undefined;
  /** A person or a runner wants an end: before a write it stops the run, during one it waits for the answer. */
  readonly interrupt: AbortSignal;
}
