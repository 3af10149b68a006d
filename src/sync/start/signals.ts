// Covered by test/doors/cli.test.ts
import { InterruptedError } from "../../model/outcome/errors.ts";
import { signalExit } from "../../model/outcome/outcome.ts";

type Signal = keyof typeof signalExit;

export interface Signals {
  readonly interrupt: AbortSignal;
  /** The first signal that came, if any. */
  readonly received: Signal | undefined;
  readonly stop: () => void;
}

/**
 * The first Ctrl-C (or the runner's SIGINT) asks for an end in good order; the second ends at once.
 * @param lastWords called before that, to say what may have happened
 */
export function listenForSignals(lastWords: (signal: Signal) => void = () => {}): Signals {
  const controller = new AbortController();
  const names = Object.keys(signalExit) as Signal[];
  let received: Signal | undefined;
  const onSignal = (signal: Signal) => {
    if (received !== undefined) {
      lastWords(signal);
      process.exit(signalExit[signal]);
    }
    received = signal;
    // The reason is an error of ours: whoever throws it by itself (git, a fetch) ends the run in good order too.
    controller.abort(new InterruptedError(signal));
  };
  for (const name of names) process.on(name, onSignal);
  return {
    interrupt: controller.signal,
    get received() {
      return received;
    },
    stop: () => {
      for (const name of names) process.off(name, onSignal);
    },
  };
}
