// Covered by test/sync/console/follow.test.ts
import type { ConsoleEvent } from "../../model/console/console-event.ts";
import type { Known } from "../start/configurations.ts";

/** What somebody who follows the console wants. */
export interface ConsoleWish {
  /** What runs on one shard alone. */
  readonly shard?: string | undefined;
  /** Where the code may be from; undefined: errors are told as the game tells them. */
  readonly known: Known | undefined;
  /** Where a build writes what is deployed. */
  readonly source: string | undefined;
  readonly onEvent: (event: ConsoleEvent) => void;
}
