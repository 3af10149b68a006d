/** An error of the console, read: what was thrown, and what makes two the same. */
export interface ReadError {
  /** The same for errors that were thrown by the same piece of code. */
  readonly key: string;
  readonly message: string;
  /** A console expression threw it, and not the code. */
  readonly byExpression: boolean;
}

/** Errors of one kind. */
export interface ErrorGroup {
  readonly message: string;
  /** The first of them, with its stack. */
  readonly text: string;
  readonly count: number;
}

export type ErrorGroups = ReadonlyMap<string, ErrorGroup>;

/** A code that throws something else each time is told by the first of them. */
const mostGroups = 20;

export function addError(groups: ErrorGroups, { key, message }: ReadError, text: string): ErrorGroups {
  const known = groups.get(key);
  if (known === undefined && groups.size >= mostGroups) return groups;
  return new Map(groups).set(key, { message, text: known?.text ?? text, count: (known?.count ?? 0) + 1 });
}
