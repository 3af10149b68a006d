import type { Accounts } from "../accounts/accounts.ts";
import type { FaultQueue } from "../faults/fault-queue.ts";
import type { Challenges } from "../limits/challenge.ts";
import type { GameWorld } from "../world/world.ts";
import type { RequestRecord } from "./record.ts";
import type { Traits } from "./traits.ts";

/** Everything one running emulator knows. */
export interface Service {
  readonly profile: Traits;
  readonly accounts: Accounts;
  readonly worlds: ReadonlyMap<string, GameWorld>;
  readonly faults: FaultQueue;
  readonly record: RequestRecord;
  readonly challenges: Challenges;
  readonly serverPassword: string | undefined;
  readonly now: () => number;
  /** Resolves when what has changed so far is on disk, at once where nothing is kept. */
  readonly save: () => Promise<void>;
}
