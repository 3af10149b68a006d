/** A place in a file of the commit. */
export interface SourcePlace {
  /** From the repository root, with `/`. */
  readonly path: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The whole file, where it is at hand. */
  readonly text?: string;
}
