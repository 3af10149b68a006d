import type { Credentials } from "./credentials.ts";
import type { Server } from "./server-address.ts";

/**
 * The page of the game on which a person turns the limits of a token off. The token's first eight characters are enough
 * for it, and what is in an address is seen by many.
 */
export function noRateLimitLink(server: Server, credentials: Credentials): string | undefined {
  if (credentials.kind !== "token") return undefined;
  const token = encodeURIComponent(credentials.token.slice(0, 8));
  return `${server.root}a/#!/account/auth-tokens/noratelimit?token=${token}`;
}
