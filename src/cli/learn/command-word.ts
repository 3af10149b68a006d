// Covered by test/cli/learn/shells.test.ts

/** A flag as shells complete it. */
export interface FlagWord {
  readonly flag: string;
  readonly help: string;
  /** What may stand behind it; undefined: it takes no value; none: anything. */
  readonly values?: readonly string[];
}

/** A command as shells complete it. */
export interface CommandWord {
  readonly name: string;
  readonly help: string;
  /** What may be its first argument. */
  readonly first: readonly string[];
  readonly flags: readonly FlagWord[];
}
