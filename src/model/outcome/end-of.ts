import { type NameSetting, nameOfFlag, worded } from "../text/told.ts";
import { InterruptedError, SyncError } from "./errors.ts";
import { type Outcome, outcomes, signalExit } from "./outcome.ts";

/** How a run ends that threw. */
export interface End {
  readonly outcome: Outcome;
  readonly message: string;
  readonly exit: number;
}

/** An expected failure is one line; anything else is a bug, and keeps its stack. */
export function endOf(failure: unknown, nameOf: NameSetting = nameOfFlag): End {
  if (!(failure instanceof SyncError))
    return { outcome: "bug", message: describeBug(failure), exit: outcomes.bug.exit };
  const { outcome } = failure;
  const exit = failure instanceof InterruptedError ? signalExit[failure.signal] : outcomes[outcome].exit;
  return { outcome, message: worded(failure.told, nameOf), exit };
}

const describeBug = (failure: unknown): string =>
  `A bug of screeps-sync: ${failure instanceof Error ? failure.stack : String(failure)}`;
