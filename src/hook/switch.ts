import type { Say } from "./say.ts";

/** Whether SCREEPS_SYNC says that a push goes without us. A word that nobody knows is told, and changes nothing. */
export function isSwitchedOff({ SCREEPS_SYNC: word = "" }: NodeJS.ProcessEnv): boolean {
  return /^(?:0|false|no|off)$/i.test(word);
}

export function tellUnknownSwitch({ SCREEPS_SYNC: word = "" }: NodeJS.ProcessEnv, say: Say): void {
  if (/^(?:|1|true|yes|on)$/i.test(word)) return;
  say(
    "waiting",
    `SCREEPS_SYNC=${word} says nothing that is known (0, false, no, off: not this push), so all is as usual`,
  );
}
