import { mayCall, mayTouchSegments } from "../accounts/scope.ts";
import { maskToken } from "../accounts/token.ts";
import { limiterKey } from "../limits/key.ts";
import type { Meter } from "../limits/limiter.ts";
import { rateHeaders, refuseRate } from "../limits/refuse.ts";
import type { PlayedService } from "../profiles/profile.ts";
import { forbidden, type Reply, unauthorized, withHeaders } from "../replies/reply.ts";
import type { RequestParts } from "../service/asked.ts";
import { type Caller, type Endpoint, endpointName, type SignedEndpoint } from "../service/endpoint.ts";
import { type GameWorld, playerIn } from "../world/world.ts";

/** Where a request arrives. */
export interface Arrival {
  readonly service: PlayedService;
  readonly world: GameWorld;
  /** The address of the no-rate-limit page for this token; only the first 8 characters are shown there. */
  noRateLimitLink(prefix: string): string;
}

/** One request at one endpoint, on its way through the checks. */
export interface Visit extends Arrival {
  readonly endpoint: Endpoint;
}

export interface Admitted {
  readonly identity: Caller | undefined;
  /** The budget that the answer shows. */
  readonly meter: Meter | undefined;
}

/** Limits, then scope: every request of a token is counted and shows what is left, the forbidden ones too. */
export function admit(visit: Visit, identity: Caller | undefined): Admitted | Reply {
  const { endpoint } = visit;
  if (identity?.by !== "token") return { identity, meter: undefined };
  if (endpoint.access === "session") return unauthorized;
  const name = endpointName(endpoint);
  const admitted = charge(visit, name, identity);
  if ("status" in admitted || endpoint.access === "open" || mayCall(identity.token.scope, name)) return admitted;
  return withBudget(forbidden, admitted);
}

/** Counts a request of a token under the name `METHOD /api/path`, which need not be an endpoint. */
export function charge(visit: Arrival, name: string, identity: Caller & { by: "token" }): Admitted | Reply {
  const { service, world } = visit;
  const { token } = identity;
  const { limiter } = world;
  const now = service.now();
  if (!limiter.switches.enabled || token.noRatelimitUntil > now) return { identity, meter: undefined };
  const key = limiterKey(limiter, token);
  const verdict = limiter.take(key, name, now);
  if (verdict.allowed) return { identity, meter: limiter.switches.headers ? verdict.shown : undefined };
  return refuseRate(verdict.by, limiter.switches, visit.noRateLimitLink(token.value.slice(0, 8)));
}

/** Whoever was counted is shown what is left, also where his request was no good. */
export function withBudget(reply: Reply, { meter }: Admitted): Reply {
  return meter === undefined ? reply : withHeaders(reply, rateHeaders(meter));
}

export async function answerAs(visit: Visit, asked: RequestParts, admitted: Admitted): Promise<Reply> {
  const { identity } = admitted;
  const { service, world, endpoint } = visit;
  const call = { ...asked, service, world, now: service.now() };
  const reply = endpoint.access === "open" ? await endpoint.answer(call) : await answerSigned(endpoint, call, identity);
  return withHeaders(withBudget(reply, admitted), rolledToken(visit, identity));
}

function answerSigned(
  endpoint: SignedEndpoint,
  call: RequestParts & { readonly service: PlayedService; readonly world: GameWorld; readonly now: number },
  identity: Caller | undefined,
): Reply | Promise<Reply> {
  if (identity === undefined) return unauthorized;
  const { account } = identity;
  const player = playerIn(call.world, account.id, call.now);
  const scope = identity.by === "token" ? identity.token.scope : undefined;
  const maySegments = (segments: readonly number[]) => scope === undefined || mayTouchSegments(scope, segments);
  return endpoint.answer({ ...call, account, player, maySegments });
}

// Private servers answer every authenticated request with the next token; persistent tokens are never replaced.
function rolledToken({ service, endpoint }: Visit, identity: Caller | undefined): Record<string, string> {
  const { rollingTokenMs } = service.profile;
  if (rollingTokenMs === undefined || identity === undefined || endpoint.access === "open") return {};
  return { "x-token": service.accounts.openSession(identity.account.id, rollingTokenMs, service.now()) };
}

export function nameOf(identity: Caller | undefined): string {
  if (identity === undefined) return "";
  return identity.by === "token" ? maskToken(identity.token.value) : `${identity.account.username} (${identity.by})`;
}
