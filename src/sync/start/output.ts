// Covered by test/doors/cli.test.ts
import { setImmediate as nextCycle } from "node:timers/promises";

type Stream = "stdout" | "stderr";

/**
 * Where a door writes its lines. What breaks on the way (a reader that left, a full disk) never changes what was done
 * nor how the run ends: what matters goes to the other stream then, and the rest is dropped.
 */
export interface Output {
  /** What a run ends with, on stdout; else on stderr. */
  readonly result: (text: string) => void;
  /** What a person has to know, on stderr; else on stdout. */
  readonly word: (text: string) => void;
  /** What may be missed, on stderr or nowhere. */
  readonly aside: (text: string) => void;
}

export function openOutput(): Output {
  steadyStreams();
  return {
    result: (text) => write("stdout", text, (failure) => hadItsReader(failure) || write("stderr", text)),
    word: (text) => write("stderr", text, () => write("stdout", text)),
    aside: (text) => write("stderr", text),
  };
}

/** After this, whatever was written is out or has gone the other way: before an end that waits for nothing. */
export const written = (): Promise<void> => nextCycle();

/** Whether something was lost on stdout, for a door whose lines do not all go through here. */
export const isStdoutBroken = (): boolean => states.stdout.broken;

/** Without a listener, the first write that fails would end the process: in the middle of a deploy, with status 1. */
export function steadyStreams(): void {
  for (const name of ["stdout", "stderr"] as const) {
    if (states[name].watched) continue;
    states[name].watched = true;
    process[name].on("error", () => {
      states[name].broken = true;
    });
  }
}

// The streams are the process's own, so what is known of them is too.
const states = {
  stdout: { watched: false, broken: false, took: false },
  stderr: { watched: false, broken: false, took: false },
};

function write(name: Stream, text: string, otherwise: (failure: Error) => unknown = () => {}): void {
  process[name].write(text, (failure) => {
    if (failure) otherwise(failure);
    else states[name].took = true;
  });
}

/** `| head -1` has seen what it wanted; one that reads nothing at all has not. */
const hadItsReader = (failure: Error): boolean => "code" in failure && failure.code === "EPIPE" && states.stdout.took;
