import type { Account, Accounts } from "./accounts.ts";

interface NameAndPassword {
  readonly name: string;
  readonly password: string;
}

/** RFC 7617: the name ends at the first colon, and a password may hold more of them. */
function parseBasic(header: string): NameAndPassword | undefined {
  const [, encoded] = /^Basic +(\S+)/i.exec(header) ?? [];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, "base64").toString();
  const colon = decoded.indexOf(":");
  return colon < 0 ? undefined : { name: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

export function basicAccount(accounts: Accounts, header: string): Account | undefined {
  const credentials = parseBasic(header);
  return credentials && accounts.signIn(credentials.name, credentials.password);
}
