import { UsageError } from "../outcome/errors.ts";
import { compileGlob, type Machine } from "./glob-machine.ts";
import { parseGlob, type Separator } from "./glob-parser.ts";

/** More than any path or branch needs. */
export const longestGlob = 256;

/** For 20,000 files with the usual globs a tenth of it. */
const mostWork = 100_000_000;

/**
 * Whether a name fits one of the globs. `!` in front turns a glob round.
 * @throws UsageError in the test, where globs and names together ask for more work than any project needs
 */
export function anyGlob(globs: readonly string[], separator: Separator = "/"): (name: string) => boolean {
  const machines = globs.map((glob) => machineOf(glob, separator));
  const budget = { left: mostWork };
  return (name) => {
    try {
      return machines.some((machine) => machine(name, budget));
    } catch (failure) {
      if (!(failure instanceof RangeError)) throw failure;
      const first = globs[0]?.slice(0, 40);
      throw new UsageError(`Cannot match the globs "${first}" …: they take too long; write fewer or simpler ones`);
    }
  };
}

const known = new Map<string, Machine>();
const mostKnown = 200;

/** Compiled once: the same globs are asked about each commit of a history. */
function machineOf(glob: string, separator: Separator): Machine {
  const key = separator + glob;
  if (known.size > mostKnown) known.clear();
  const machine = known.get(key) ?? makeMachine(glob, separator);
  known.set(key, machine);
  return machine;
}

function makeMachine(glob: string, separator: Separator): Machine {
  if (glob.startsWith("!") && !glob.startsWith("!(")) {
    const machine = makeMachine(glob.slice(1), separator);
    return (name, budget) => !machine(name, budget);
  }
  if (glob.includes("!("))
    throw new UsageError(
      `Cannot use the glob ${JSON.stringify(glob)}: "!(…)" is not known here; name what is left out in exclude`,
    );
  const text = separator === "" ? glob : glob.replace(/^(?:\.\/)+/, "");
  const machine = compileGlob(parseGlob(text, separator));
  // Most names end in something else than most globs: those need no walk.
  const [ending = ""] = /[\w.-]*$/.exec(text) ?? [];
  return (name, budget) => name.endsWith(ending) && machine(name, budget);
}

/** Names that one of the globs matches, in their order; `*` matches a slash too, because a code branch is no path. */
export function matching(names: readonly string[], globs: readonly string[]): string[] {
  const matches = anyGlob(globs, "");
  return names.filter((name) => globs.includes(name) || matches(name));
}
