import type { Token } from "../accounts/token.ts";
import type { Limiter } from "./limiter.ts";

/** Whose budget a request of this token is counted on. */
export function limiterKey({ switches }: Limiter, token: Token): string {
  return switches.key === "token" ? token.id : token.accountId;
}
