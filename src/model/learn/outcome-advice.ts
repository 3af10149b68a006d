import type { Outcome } from "../outcome/outcome.ts";

/** What a person does about an outcome, with an example. */
export const outcomeAdvice: Readonly<Record<Outcome, string>> = {
  deployed: 'nothing is left to do; "screeps-sync console" shows how it runs',
  restored: 'nothing is left to do; "screeps-sync log" shows what was live when',
  written: 'what is live was not looked at: "screeps-sync status" does it later',
  unchanged: "nothing is left to do: the game has this code already",
  planned: "the same command without --dry-run writes it",
  skipped:
    'a rule for this git branch deploys it, such as branches: { main: default }, or "screeps-sync deploy --branch default"',
  "backed-up": '"screeps-sync log" lists the records, "screeps-sync restore <record>" brings one back',
  activated: '"screeps-sync activate <former branch>", which the message names, turns it back',
  pulled: 'look at the merge with "git show", then push: it is deployed as any commit',
  cleaned: 'nothing is left to do; "screeps-sync deploy <commit> --branch <name>" brings a code branch back',
  unlocked: "deploy again within two hours",
  superseded: "nothing is left to do: a newer commit is on its way, or live",
  failed: 'the message and the findings say what to mend; "screeps-sync check" shows all of them without a write',
  usage: "the message names the flag, the input or the line of the file, and what would be right",
  "rate-limited":
    'run it again after the time that is named, wait longer with --max-wait 300, or "screeps-sync unlock"',
  drift:
    '"screeps-sync pull" brings the edit of the game into git; --on-drift keep overwrites it and keeps a copy as a record',
  unreachable: "nothing was written: is the server up, is the address right? Run it again",
  unknown: 'run it again: it reads first, and a rerun settles what is live; "screeps-sync diff" shows it',
  mismatch:
    "somebody wrote at the same time, or the server changed names: the message says which, and which record keeps the former state",
  sick: '"screeps-sync console --errors" shows the errors; "screeps-sync restore <record>" brings back what was live before',
  "rolled-back": "what was live before is live again; mend the errors that the report lists, and deploy again",
  bug: "report it with the stack: https://github.com/screeps-sync/screeps-sync/issues",
};
