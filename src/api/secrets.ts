import type { Credentials } from "../model/credentials.ts";
import { createRedactor, type Redactor } from "../model/redact.ts";

/** All secrets of a run; session tokens join while it goes on. */
export interface Secrets {
  readonly redact: Redactor;
  readonly add: (secret: string) => void;
}

export function collectSecrets(first: readonly (string | undefined)[]): Secrets {
  const known = new Set(first.filter((secret) => secret !== undefined));
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

/** What must not be shown of credentials: also `user:password`, whose base64 is the Basic header. */
export function secretsOf(credentials: Credentials | undefined): string[] {
  if (credentials === undefined) return [];
  if (credentials.kind === "token") return [credentials.token];
  return [credentials.password, `${credentials.username}:${credentials.password}`];
}
