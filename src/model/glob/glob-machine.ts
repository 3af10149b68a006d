import type { Glob } from "./glob-parts.ts";

/** One state of the machine: it takes a character and goes on, or goes on in several ways at once. */
interface State {
  readonly accepts: ((character: string) => boolean) | undefined;
  readonly next: number[];
}

/** All states that a name can be in by now, and where each character leads from there, as far as that was needed. */
interface Front {
  readonly states: readonly number[];
  readonly isEnd: boolean;
  readonly next: Map<string, Front>;
}

/** How much work globs may do together: what they are made of, names times globs, and more for what is walked for the first time. */
export interface Budget {
  left: number;
}

export type Machine = (name: string, budget: Budget) => boolean;

/** A state that is made, and one that is looked at for the first time, beside a character that is only looked up. */
const making = 50;
const firstWalk = 10;
const mostFronts = 1000;

/**
 * A glob → a test of names. All ways through the glob are walked at once, so that a character costs at most one look at each
 * state, and mostly one in a map: the time is linear in the name, where a regular expression goes back and tries again.
 * @param length of its text: a set of characters is one state, and takes as long as it is written
 * @throws RangeError when the budget is used up
 */
export function compileGlob(glob: Glob, length: number, budget: Budget): Machine {
  const states: State[] = [];
  const end = add(states, undefined, []);
  const start = build(states, glob, end);
  spend(budget, making * states.length);
  const fronts = new Map<string, Front>();
  const frontOf = (from: readonly number[], paidBy: Budget): Front => {
    const reached = closure(states, from, paidBy);
    const key = reached.join();
    const known = fronts.get(key);
    if (known !== undefined) return known;
    const front = { states: reached, isEnd: reached.includes(end), next: new Map() };
    return fronts.set(key, front) && front;
  };
  const walk = (front: Front, character: string, budget: Budget): Front => {
    spend(budget, firstWalk * (front.states.length + 1) + length);
    // As many fronts as there are sets of states could be asked for: then it begins anew, and is slow but not large.
    if (fronts.size > mostFronts) {
      fronts.clear();
      first.next.clear();
    }
    const to = front.states.flatMap((index) => {
      const state = states[index];
      return state?.accepts?.(character) === true ? state.next : [];
    });
    const next = frontOf(to, budget);
    front.next.set(character, next);
    return next;
  };
  const first = frontOf([start], budget);
  return (name, budget) => {
    spend(budget, name.length);
    let front = first;
    for (let at = 0; at < name.length && front.states.length > 0; at += 1) {
      const character = name.charAt(at);
      front = front.next.get(character) ?? walk(front, character, budget);
    }
    return front.isEnd;
  };
}

function spend(budget: Budget, work: number): void {
  budget.left -= work;
  if (budget.left < 0) throw new RangeError("The globs take too long");
}

/** The states that take a character, and the end, from here without any. */
function closure(states: readonly State[], from: readonly number[], budget: Budget): number[] {
  const seen = new Set<number>();
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const state = states[index];
    if (state === undefined || seen.has(index)) continue;
    seen.add(index);
    if (state.accepts === undefined) open.push(...state.next);
  }
  spend(budget, firstWalk * seen.size);
  const isLeaf = (index: number) => states[index]?.accepts !== undefined || states[index]?.next.length === 0;
  return [...seen].filter(isLeaf).sort((a, b) => a - b);
}

function add(states: State[], accepts: State["accepts"], next: number[]): number {
  return states.push({ accepts, next }) - 1;
}

/** Adds the states of a part that goes on to `next`. @returns where it begins */
function build(states: State[], glob: Glob, next: number): number {
  switch (glob.kind) {
    case "one":
      return add(states, glob.accepts, [next]);
    case "sequence":
      return glob.parts.reduceRight((after, part) => build(states, part, after), next);
    case "choice": {
      const starts = glob.parts.map((part) => build(states, part, next));
      return add(states, undefined, starts);
    }
    case "repeat": {
      const loop: number[] = [next];
      const again = add(states, undefined, loop);
      const start = build(states, glob.part, again);
      loop.push(start);
      return glob.least === 0 ? again : start;
    }
  }
}
