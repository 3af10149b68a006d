/**
 * `good` as wished · `note` nothing was done, and rightly so · `warn` a person has to look, and nothing is lost ·
 * `bad` it did not work.
 */
export type Mood = "good" | "note" | "warn" | "bad";

/** Every way a run can end, with its exit status, its mood and what is true then. README and Action print this table. */
export const outcomes = {
  deployed: { exit: 0, mood: "good", truth: "written, read back, equal module by module" },
  restored: { exit: 0, mood: "good", truth: "a record was written, read back, equal module by module" },
  written: { exit: 0, mood: "warn", truth: "acknowledged for exactly this set, not read back, and why" },
  unchanged: { exit: 0, mood: "good", truth: "read just now and equal, nothing written" },
  planned: { exit: 0, mood: "good", truth: "what a deploy would do was shown, nothing written" },
  skipped: { exit: 0, mood: "note", truth: "no rule for this ref, or a deleted ref: nothing sent" },
  "backed-up": { exit: 0, mood: "good", truth: "recorded, or already recorded so" },
  activated: { exit: 0, mood: "good", truth: "the listing read afterwards says that the branch runs" },
  pulled: { exit: 0, mood: "good", truth: "what was edited in the game is merged, or named as a commit" },
  cleaned: {
    exit: 0,
    mood: "good",
    truth: "only what a rule made and a commit explains was removed; the listing says so",
  },
  unlocked: { exit: 0, mood: "good", truth: "query-token shows the period without limits" },
  superseded: {
    exit: 0,
    mood: "note",
    truth: "a newer commit of the same ref is live or pushed, nothing written after seeing that",
  },
  failed: { exit: 1, mood: "bad", truth: "the service refused, or our own check of the modules did" },
  usage: { exit: 2, mood: "bad", truth: "wrong use or configuration, nothing sent" },
  "rate-limited": { exit: 3, mood: "warn", truth: "nothing written, the time it is free again is given" },
  drift: { exit: 4, mood: "warn", truth: "live code is not from this repository, nothing written" },
  unreachable: { exit: 5, mood: "bad", truth: "no usable answer, nothing was sent that could have written" },
  unknown: { exit: 6, mood: "warn", truth: "a write may have arrived: both states are named, a rerun settles it" },
  mismatch: { exit: 7, mood: "bad", truth: "written, but the server holds something else" },
  sick: { exit: 8, mood: "bad", truth: "deployed, equal, and the game reports new errors" },
  "rolled-back": {
    exit: 9,
    mood: "warn",
    truth: "was sick: what was live before is live again, read back, both records are named",
  },
  bug: { exit: 70, mood: "bad", truth: "a fault of screeps-sync itself: the stack is kept, secrets are not" },
} as const satisfies Record<string, { exit: number; mood: Mood; truth: string }>;

export type Outcome = keyof typeof outcomes;

export const moodOf = (outcome: Outcome): Mood => outcomes[outcome].mood;

/**
 * What one exit status can say of several endings: the worst.
 *
 * @param targets where each of them was to end; what ended on an optional one does not count
 */
export function exitStatus(
  endings: readonly { readonly outcome: Outcome }[],
  targets: readonly { readonly optional: boolean }[] = [],
): number {
  const counted = endings.filter((_, index) => targets[index]?.optional !== true);
  return Math.max(0, ...counted.map(({ outcome }) => outcomes[outcome].exit));
}

/** Exit status after a signal, as shells count it: 128 + its number. */
export const signalExit = { SIGINT: 130, SIGTERM: 143 } as const;

/** Of a run that a signal met: what was done, or may have been, stays what it is; any other end is that of the signal. */
export function exitAfter(exit: number, received: keyof typeof signalExit | undefined): number {
  // From `unknown` on a status says that something may have been written.
  const tellsOfAWrite = exit >= outcomes.unknown.exit && exit < outcomes.bug.exit;
  return received === undefined || exit === 0 || tellsOfAWrite ? exit : signalExit[received];
}
