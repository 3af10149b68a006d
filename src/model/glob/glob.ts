import { UsageError } from "../outcome/errors.ts";
import { type Budget, compileGlob, type Machine } from "./glob-machine.ts";
import { parseGlob, type Separator } from "./glob-parser.ts";

/** More than any path or branch needs. */
export const longestGlob = 256;

/** Less than half a second of one core; for 20,000 files with the usual globs a quarter of it. */
export const mostWork = 20_000_000;

/**
 * Whether a name fits one of the globs. `!` in front turns a glob round.
 * @throws UsageError in the test, where globs and names together ask for more work than any project needs
 */
export function anyGlob(globs: readonly string[], separator: Separator = "/"): (name: string) => boolean {
  const machines = bounded(globs, (budget) => globs.map((glob) => machineOf(glob, separator, budget)));
  return (name) => bounded(globs, (budget) => machines.some((machine) => machine(name, budget)));
}

function bounded<T>(globs: readonly string[], work: (budget: Budget) => T): T {
  try {
    return work(budgetOfTurn());
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    const first = globs[0]?.slice(0, 40);
    throw new UsageError(`Cannot match the globs "${first}" …: they take too long; write fewer or simpler ones`);
  }
}

let present: Budget | undefined;

/**
 * What all globs together may still do before the event loop turns: until then no Ctrl-C and no clock of the hook is heard.
 * A history may hold another configuration in every commit, so a bound for each would not do.
 */
function budgetOfTurn(): Budget {
  if (present === undefined) {
    present = { left: mostWork };
    setImmediate(() => {
      present = undefined;
    });
  }
  return present;
}

const known = new Map<string, Machine>();
const mostKnown = 600;

/** Compiled once: the same globs are asked about each commit of a history. */
function machineOf(glob: string, separator: Separator, budget: Budget): Machine {
  const key = separator + glob;
  if (known.size > mostKnown) known.clear();
  const machine = known.get(key) ?? makeMachine(glob, separator, budget);
  known.set(key, machine);
  return machine;
}

function makeMachine(glob: string, separator: Separator, made: Budget): Machine {
  if (glob.startsWith("!") && !glob.startsWith("!(")) {
    const machine = makeMachine(glob.slice(1), separator, made);
    return (name, budget) => !machine(name, budget);
  }
  if (glob.includes("!("))
    throw new UsageError(
      `Cannot use the glob ${JSON.stringify(glob)}: "!(…)" is not known here; name what is left out in exclude`,
    );
  const text = separator === "" ? glob : glob.replace(/^(?:\.\/)+/, "");
  const machine = compileGlob(parseGlob(text, separator), text.length, made);
  // Most names end in something else than most globs: those need no walk.
  const [ending = ""] = /[\w.-]*$/.exec(text) ?? [];
  return (name, budget) => name.endsWith(ending) && machine(name, budget);
}

/** Names that one of the globs matches, in their order; `*` matches a slash too, because a code branch is no path. */
export function matching(names: readonly string[], globs: readonly string[]): string[] {
  const matches = anyGlob(globs, "");
  return names.filter((name) => globs.includes(name) || matches(name));
}
