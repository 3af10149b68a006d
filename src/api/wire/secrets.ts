import type { Credentials } from "../../model/account/credentials.ts";

/** What must not be shown of credentials: also `user:password`, whose base64 is the Basic header. */
export function secretsOf(credentials: Credentials | undefined): string[] {
  if (credentials === undefined) return [];
  if (credentials.kind === "token") return [credentials.token];
  return [credentials.password, `${credentials.username}:${credentials.password}`];
}
