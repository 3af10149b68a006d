import { signalExit } from "../model/outcome.ts";

type Signal = keyof typeof signalExit;

export interface Signals {
  readonly interrupt: AbortSignal;
  /** The first signal that came, if any. */
  readonly received: Signal | undefined;
  readonly stop: () => void;
}

/** The first Ctrl-C asks for an end in good order; the second ends at once. */
export function listenForSignals(): Signals {
  const controller = new AbortController();
  const names = Object.keys(signalExit) as Signal[];
  let received: Signal | undefined;
  const onSignal = (signal: Signal) => {
    if (received !== undefined) process.exit(signalExit[signal]);
    received = signal;
    controller.abort(signal);
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
