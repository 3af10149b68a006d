import type { Account } from "../accounts/accounts.ts";
import type { Token } from "../accounts/token.ts";
import type { Reply } from "../replies/reply.ts";
import type { GameWorld, Player } from "../world/world.ts";
import type { RequestParts } from "./asked.ts";
import type { Service } from "./service.ts";

/** A request that needs no credentials. */
export interface OpenCall extends RequestParts {
  readonly service: Service;
  readonly world: GameWorld;
  readonly now: number;
}

/** A request of somebody. */
export interface Call extends OpenCall {
  readonly account: Account;
  readonly player: Player;
  readonly maySegments: (segments: readonly number[]) => boolean;
}

interface Address {
  readonly method: "GET" | "POST";
  readonly path: string;
}

export interface OpenEndpoint extends Address {
  readonly access: "open";
  readonly answer: (call: OpenCall) => Reply | Promise<Reply>;
}

export interface SignedEndpoint extends Address {
  /** `session`: only somebody signed in, not a token; the account page's own calls. */
  readonly access: "signed" | "session";
  readonly answer: (call: Call) => Reply | Promise<Reply>;
}

export type Endpoint = OpenEndpoint | SignedEndpoint;

/** Who asks, and by what right. */
export type Caller =
  | { readonly by: "token"; readonly account: Account; readonly token: Token }
  | { readonly by: "session" | "basic"; readonly account: Account };

export function endpointName({ method, path }: Address): string {
  return `${method} ${path}`;
}
