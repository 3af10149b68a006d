import type { Family, Schedule } from "./schedules.ts";

/** What is live, which edits a copy is kept of, and what was live when somebody wrote. */
interface Account {
  live: string;
  readonly kept: Set<string>;
  readonly replaced: Set<string>;
}

/** What a schedule has to end in. */
export interface Expected extends Readonly<Account> {
  /** What each run says at its end. */
  readonly says: readonly string[];
  /** What each run saw, step by step: schedules that show every run the same end the same. */
  readonly seen: readonly (readonly string[])[];
}

export const textOfRun = (number: number): string => `// run ${number}\n`;
export const isEdit = (text: string): boolean => text.startsWith("// edit");
export const firstOf = ({ edited }: Family): string => (edited ? "// edit 1\n" : "// first\n");
export const secondEdit = "// edit 2\n";

/** What is allowed: one run, step by step. It ends in what it has to say. */
function* allowed(account: Account, mine: string): Generator<string, string> {
  for (;;) {
    const seen = account.live;
    yield seen;
    if (seen === mine) return "unchanged";
    if (!isEdit(seen) || account.kept.has(seen)) break;
    account.kept.add(seen);
  }
  account.replaced.add(account.live);
  account.live = mine;
  yield "written";
  const back = account.live;
  yield back;
  account.kept.add(back);
  return back === mine ? "deployed" : "mismatch";
}

/** The same in every order of steps; what is left at the end is done by one run after the other. */
export function expect(family: Family, schedule: Schedule): Expected {
  const account: Account = { live: firstOf(family), kept: new Set(), replaced: new Set() };
  const runs = [...family.steps.keys()].flatMap((actor) => (actor === "edit" ? [] : [actor]));
  const seen: string[][] = runs.map(() => []);
  const says: string[] = [];
  const models = runs.map((number) => allowed(account, textOfRun(number)));
  const step = (number: number): boolean => {
    const { done, value } = models[number]?.next() ?? { done: true, value: "" };
    if (value === undefined) return true;
    if (done === true) says[number] = value;
    else seen[number]?.push(value);
    return done === true;
  };
  for (const actor of schedule) {
    if (actor === "edit") account.live = secondEdit;
    else step(actor);
  }
  for (const number of runs) while (says[number] === undefined) step(number);
  return { ...account, says, seen };
}
