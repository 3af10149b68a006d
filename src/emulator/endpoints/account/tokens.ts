import { isSelectable, selectableWebsockets } from "../../accounts/scope.ts";
import { fullScope, maskToken, type Token, type TokenScope } from "../../accounts/token.ts";
import { ok, type Reply, refusal } from "../../replies/reply.ts";
import { type Fields, textOf } from "../../service/asked.ts";
import type { Call, Endpoint, OpenCall } from "../../service/endpoint.ts";

const unlimitedMs = 2 * 3_600_000;

/** The account page's own calls. A token cannot make them; somebody signed in can. */
export const tokenEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/auth-token", access: "session", answer: listTokens },
  { method: "POST", path: "/api/user/auth-token", access: "session", answer: createToken },
  { method: "POST", path: "/api/user/delete-auth-token", access: "session", answer: deleteToken },
  { method: "POST", path: "/api/user/noratelimit", access: "open", answer: startUnlimitedPeriod },
];

function listTokens({ service: { accounts }, account, now }: Call): Reply {
  const own = accounts.tokens().filter((token) => token.accountId === account.id);
  return ok({ tokens: own.map((token) => describeMasked(token, now)) });
}

export function describeMasked({ id, value, description, scope, noRatelimitUntil }: Token, now: number): object {
  const { full, endpoints, websockets, memorySegments = null } = scope;
  const limits = noRatelimitUntil > now ? { noRatelimitUntil } : {};
  return { _id: id, token: maskToken(value), description, full, endpoints, websockets, memorySegments, ...limits };
}

/** The only answer that ever holds the whole value. */
function createToken({ service: { accounts }, account, body }: Call): Reply {
  const scope = readScope(body);
  if (scope === undefined) return refusal("invalid params");
  const description = typeof body.description === "string" ? body.description : null;
  return ok({ token: accounts.createToken({ accountId: account.id, scope, description }).value });
}

function deleteToken({ service: { accounts }, account, body }: Call): Reply {
  return accounts.deleteToken(account.id, textOf(body.tokenId)) ? ok() : refusal("token not found");
}

/** Whoever opens the page proves to be a person, as on the real one; a plain request cannot know the answer. */
function startUnlimitedPeriod({ service, body, now }: OpenCall): Reply {
  const answer = { id: textOf(body.challenge), x: Number(body.x), y: Number(body.y) };
  if (!service.challenges.settle(answer, now)) return refusal("captcha failed");
  const token = service.accounts.tokenByPrefix(textOf(body.token));
  if (token === undefined) return refusal("token not found");
  token.noRatelimitUntil = now + unlimitedMs;
  return ok({ noRatelimitUntil: token.noRatelimitUntil });
}

function readScope({ type, endpoints, websockets, memorySegments }: Fields): TokenScope | undefined {
  if (type === "full") return fullScope;
  if (type !== "selected") return undefined;
  return {
    full: false,
    endpoints: readList(endpoints).filter(isSelectable),
    websockets: readList(websockets).filter((name) => selectableWebsockets.includes(name)),
    memorySegments: readSegments(memorySegments),
  };
}

function readList(input: unknown): readonly string[] {
  return Array.isArray(input) ? input.map(String) : [];
}

// The text box takes ids separated by comma or space; left blank it means all.
function readSegments(input: unknown): readonly string[] | undefined {
  const ids = (Array.isArray(input) ? input.map(String) : textOf(input).split(/[\s,]+/)).filter((id) => id !== "");
  return ids.length === 0 ? undefined : ids;
}
