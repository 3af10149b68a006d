// Covered by test/doors/hook/push-story.test.ts
import type { Asked } from "../start/prepare.ts";
import type { PushEnding } from "./push-ending.ts";

export interface PushOptions {
  /** Name of the remote that is pushed to. */
  readonly remote: string;
  /** `check` looks at the modules of the commits and asks no server. */
  readonly mode: "deploy" | "check";
  /** What every pushed ref shares. */
  readonly asked: Omit<Asked, "ref" | "refName">;
  /** Present where git pushes all refs or none: those that it was asked for and will not push. */
  readonly atomic?: { readonly unpushed: readonly string[] } | undefined;
  /** Whether an ending stops the push. */
  readonly stops: (ending: PushEnding) => boolean;
  readonly secondsLeft: () => number;
  /** Told when everything that is pushed was searched for credentials. */
  readonly onSearched: () => void;
  /** Told of each ending as it comes: time may run out before the next. */
  readonly onEnd: (ending: PushEnding) => void;
}
