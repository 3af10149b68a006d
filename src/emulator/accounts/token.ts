import { randomBytes, randomUUID } from "node:crypto";

/** What a token was given at its creation. The account page offers either everything or a selection. */
export interface TokenScope {
  readonly full: boolean;
  /** `METHOD /api/path`, compared exactly. */
  readonly endpoints: readonly string[];
  readonly websockets: readonly string[];
  /** Undefined: every segment. */
  readonly memorySegments: readonly string[] | undefined;
}

export interface Token {
  readonly id: string;
  readonly value: string;
  readonly accountId: string;
  readonly description: string | null;
  readonly scope: TokenScope;
  /** Epoch milliseconds; in the future means that no limit holds until then. */
  noRatelimitUntil: number;
}

export const fullScope: TokenScope = { full: true, endpoints: [], websockets: [], memorySegments: undefined };

export interface TokenOrder {
  readonly accountId: string;
  readonly scope: TokenScope;
  readonly description?: string | null;
  /** A value of one's own, for a demonstration that must print the same token twice. */
  readonly value?: string;
}

export function issueToken({ accountId, scope, description = null, value = randomUUID() }: TokenOrder): Token {
  return { id: randomBytes(12).toString("hex"), value, accountId, description, scope, noRatelimitUntil: 0 };
}

/** The account page's form of a token: enough to tell two apart, useless to sign in with. */
export function maskToken(value: string): string {
  return `${value.slice(0, 8)}-****-****-****-************`;
}

/** The reply of query-token, as three independent clients read it. */
export function describeToken(token: Token, now: number): object {
  const { full, endpoints, websockets, memorySegments } = token.scope;
  return {
    _id: token.id,
    token: token.value,
    full,
    description: token.description,
    ...(full ? {} : { endpoints, websockets }),
    ...(full || memorySegments === undefined ? {} : { memorySegments }),
    ...(token.noRatelimitUntil > now ? { noRatelimitUntil: token.noRatelimitUntil } : {}),
  };
}
