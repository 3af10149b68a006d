import type { TokenScope } from "../accounts/token.ts";
import type { Service } from "../service/service.ts";

/** Who signed in on a connection. */
export interface Visitor {
  readonly accountId: string;
  /** Of a persistent token; somebody with a session may hear everything of his own. */
  readonly scope: TokenScope | undefined;
}

export interface SignedIn {
  readonly visitor: Visitor;
  /** What `auth ok` hands back: a fresh session, or the same persistent token. */
  readonly nextToken: string;
}

/** `auth <token>`: the official service takes persistent tokens whose scope has websockets in it. */
export function signInOver({ accounts, profile, now }: Service, value: string): SignedIn | undefined {
  const token = profile.rollingTokenMs === undefined ? accounts.token(value) : undefined;
  if (token !== undefined) {
    const { accountId, scope } = token;
    if (!scope.full && scope.websockets.length === 0) return undefined;
    return { visitor: { accountId, scope }, nextToken: value };
  }
  const account = accounts.session(value, now());
  if (account === undefined) return undefined;
  const nextToken =
    profile.rollingTokenMs === undefined ? value : accounts.openSession(account.id, profile.rollingTokenMs, now());
  return { visitor: { accountId: account.id, scope: undefined }, nextToken };
}

/** Whether a subscription is kept. A refusal is silent on every server. */
export function maySubscribe(profile: string, visitor: Visitor | undefined, channel: string): boolean {
  if (profile === "official") return visitor !== undefined && isOwn(visitor, channel) && isInScope(visitor, channel);
  // The open server looks only at who signed in, so that a stranger hears everybody (observed, and read in its code).
  return visitor === undefined || !channel.startsWith("user:") || isOwn(visitor, channel);
}

function isOwn({ accountId }: Visitor, channel: string): boolean {
  return channel.startsWith(`user:${accountId}/`);
}

// The account page has one box for the console and one for rooms; what concerns code takes full access, as over HTTP.
function isInScope({ scope }: Visitor, channel: string): boolean {
  if (scope === undefined || scope.full) return true;
  return scope.websockets.includes("console") && /\/(?:console|cpu)$/.test(channel);
}
