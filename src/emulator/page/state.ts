import type { Account } from "../accounts/accounts.ts";
import type { Token } from "../accounts/token.ts";
import { describeMasked } from "../endpoints/account/tokens.ts";
import { limiterKey } from "../limits/key.ts";
import type { Meter } from "../limits/limiter.ts";
import type { RecordedRequest } from "../service/record.ts";
import type { Service } from "../service/service.ts";
import type { Branch } from "../world/branch.ts";
import { showModules } from "../world/modules.ts";
import { type GameWorld, playerIn } from "../world/world.ts";

/** Everything the start page shows, without code and without a whole token. */
export function describeState(service: Service): object {
  const { accounts, worlds, profile, faults, record } = service;
  const now = service.now();
  return {
    profile: profile.name,
    now,
    requests: record.count,
    faults: faults.list(),
    worlds: [...worlds.values()].map((world) => describeWorld(world, accounts.list(), now)),
    tokens: accounts.tokens().map((token) => describeTokenHere(service, token, now)),
  };
}

/** What the log of the start page begins with. */
export const newestRequests = ({ record }: Service): readonly RecordedRequest[] => record.requests.slice(-200);

function describeWorld(world: GameWorld, accounts: readonly Account[], now: number): object {
  return {
    prefix: world.prefix,
    users: accounts.map(({ id, username }) => ({
      id,
      username,
      branches: playerIn(world, id, now).branches.map(describeBranch),
    })),
  };
}

function describeBranch({ id, name, modules, activeWorld, activeSim, timestamp }: Branch): object {
  const shown = showModules(modules);
  const entries = shown instanceof Map ? [...shown] : [["(not a map of modules)", shown]];
  return {
    id,
    name: String(name),
    activeWorld: activeWorld === true,
    activeSim: activeSim === true,
    timestamp: timestamp === undefined ? null : new Date(timestamp).getTime(),
    modules: entries.map(([module, content]) => ({ name: String(module), ...describeContent(content) })),
  };
}

function describeContent(content: unknown): object {
  if (typeof content === "string") return { kind: "text", bytes: Buffer.byteLength(content) };
  const binary = typeof content === "object" && content !== null && "binary" in content ? content.binary : undefined;
  if (typeof binary === "string") return { kind: "binary", bytes: Buffer.byteLength(binary, "base64") };
  return { kind: "other", bytes: JSON.stringify(content).length };
}

function describeTokenHere({ accounts, worlds }: Service, token: Token, now: number): object {
  const limits = [...worlds.values()]
    .filter(({ limiter }) => limiter.switches.enabled)
    .map((world) => ({
      world: world.prefix,
      meters: world.limiter.meters(limiterKey(world.limiter, token), now).map(describeMeter),
    }));
  return { ...describeMasked(token, now), user: accounts.byId(token.accountId)?.username ?? "", limits };
}

function describeMeter({ bucket, rate, reading }: Meter): object {
  return { bucket, limit: rate.limit, periodMs: rate.periodMs, remaining: reading.remaining, resetAt: reading.resetAt };
}
