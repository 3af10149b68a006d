import { createRedactor, type Redactor } from "./redact.ts";

/** A redactor that learns: credentials come to light while a run goes on. */
export interface GrowingRedactor {
  readonly redact: Redactor;
  readonly add: (secret: string) => void;
}

export function growingRedactor(first: readonly string[]): GrowingRedactor {
  const known = new Set(first);
  let redactor: Redactor | undefined;
  return {
    redact: (text) => {
      redactor ??= createRedactor([...known]);
      return redactor(text);
    },
    add: (secret) => {
      known.add(secret);
      redactor = undefined;
    },
  };
}
