/** A parser of bytes that a stranger can write, and the law it keeps for all of them. */
export interface FuzzTarget {
  readonly name: string;
  /** One sentence: what holds for any input. */
  readonly law: string;
  /** Where the search begins. */
  readonly seeds: readonly string[];
  /** Throws a BrokenLaw, or whatever the parser must not throw. */
  readonly run: (bytes: Buffer) => void;
}

export class BrokenLaw extends Error {}

export function holds(condition: boolean, law: string): asserts condition {
  if (!condition) throw new BrokenLaw(law);
}

/** What `read` gives; undefined where it refuses with an error of a class of ours, in one visible line. */
export function refusesOnly<Value>(
  expected: abstract new (...args: never[]) => Error,
  read: () => Value,
): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof expected)) throw error;
    holds(error.message.startsWith("Cannot "), `an error begins with "Cannot": ${JSON.stringify(error.message)}`);
    return undefined;
  }
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
