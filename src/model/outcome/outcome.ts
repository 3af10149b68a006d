/** Every way a run can end, with its exit status and what is true then. README and Action print this table. */
export const outcomes = {
  deployed: { exit: 0, truth: "written, read back, equal module by module" },
  restored: { exit: 0, truth: "a record was written, read back, equal module by module" },
  written: { exit: 0, truth: "acknowledged for exactly this set, not read back, and why" },
  unchanged: { exit: 0, truth: "read just now and equal, nothing written" },
  planned: { exit: 0, truth: "what a deploy would do was shown, nothing written" },
  skipped: { exit: 0, truth: "no rule for this ref, or a deleted ref: nothing sent" },
  "backed-up": { exit: 0, truth: "recorded, or already recorded so" },
  activated: { exit: 0, truth: "the listing read afterwards says that the branch runs" },
  superseded: { exit: 0, truth: "a newer commit of the same ref is live or pushed, nothing written after seeing that" },
  failed: { exit: 1, truth: "the service refused, or our own check of the modules did" },
  usage: { exit: 2, truth: "wrong use or configuration, nothing sent" },
  "rate-limited": { exit: 3, truth: "nothing written, the time it is free again is given" },
  drift: { exit: 4, truth: "live code is not from this repository, nothing written" },
  unreachable: { exit: 5, truth: "no usable answer, nothing was sent that could have written" },
  unknown: { exit: 6, truth: "a write may have arrived: both states are named, a rerun settles it" },
  mismatch: { exit: 7, truth: "written, but the server holds something else" },
  bug: { exit: 70, truth: "a fault of screeps-sync itself: the stack is kept, secrets are not" },
} as const satisfies Record<string, { exit: number; truth: string }>;

export type Outcome = keyof typeof outcomes;

/** Exit status after a signal, as shells count it: 128 + its number. */
export const signalExit = { SIGINT: 130, SIGTERM: 143 } as const;
