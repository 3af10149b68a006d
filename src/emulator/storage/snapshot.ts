import * as v from "valibot";
import type { Accounts } from "../accounts/accounts.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { Branch } from "../world/branch.ts";
import { createPlayer, type GameWorld, type Player } from "../world/world.ts";

const optionalFlag = v.optional(v.boolean());
const branchName = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const pairs = <Key extends v.GenericSchema>(key: Key) => v.array(v.tuple([key, v.unknown()]));

const branchSchema = v.object({
  id: v.string(),
  name: branchName,
  createdAt: v.number(),
  timestamp: v.optional(v.union([v.number(), v.string()])),
  revision: v.number(),
  activeWorld: optionalFlag,
  activeSim: optionalFlag,
  /** A map as pairs, so that a module named `__proto__` needs no care; anything else as it was stored. */
  modules: v.union([
    v.object({ pairs: pairs(v.string()) }),
    v.object({ verbatim: v.union([v.array(v.unknown()), v.string(), v.number(), v.boolean()]) }),
  ]),
});

const playerSchema = v.object({
  branches: v.array(branchSchema),
  memory: pairs(v.string()),
  segments: v.array(v.tuple([v.string(), pairs(v.number())])),
  console: v.array(v.string()),
});

const worldSchema = v.array(v.tuple([v.string(), playerSchema]));

const accountsSchema = v.object({
  accounts: v.array(v.object({ id: v.string(), username: v.string(), email: v.string(), password: v.string() })),
  tokens: v.array(
    v.object({
      id: v.string(),
      value: v.string(),
      accountId: v.string(),
      description: v.nullable(v.string()),
      noRatelimitUntil: v.number(),
      scope: v.object({
        full: v.boolean(),
        endpoints: v.array(v.string()),
        websockets: v.array(v.string()),
        memorySegments: v.nullish(v.array(v.string())),
      }),
    }),
  ),
});

const spentSchema = v.object({ since: v.number(), used: v.number(), times: v.array(v.number()) });
const limitsSchema = v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), spentSchema]))]));

export function snapshotAccounts(accounts: Accounts): unknown {
  return { accounts: accounts.list(), tokens: accounts.tokens() };
}

export function restoreAccounts(accounts: Accounts, saved: unknown): void {
  const parsed = v.parse(accountsSchema, saved);
  for (const account of parsed.accounts) accounts.add(account);
  for (const { scope, ...token } of parsed.tokens) {
    accounts.keepToken({ ...token, scope: { ...scope, memorySegments: scope.memorySegments ?? undefined } });
  }
}

export function snapshotWorld(world: GameWorld): unknown {
  return [...world.players].map(([accountId, player]) => [accountId, snapshotPlayer(player)]);
}

export function restoreWorld(world: GameWorld, saved: unknown): void {
  for (const [accountId, player] of v.parse(worldSchema, saved)) world.players.set(accountId, restorePlayer(player));
}

export function snapshotLimits(limiter: Limiter): unknown {
  return limiter.entries();
}

export function restoreLimits(limiter: Limiter, saved: unknown): void {
  limiter.restore(v.parse(limitsSchema, saved));
}

function snapshotPlayer({ branches, memory, segments, console }: Player): unknown {
  return {
    branches: branches.map(snapshotBranch),
    memory: [...memory],
    segments: [...segments].map(([shard, values]) => [shard, [...values]]),
    console,
  };
}

function snapshotBranch({ modules, ...branch }: Branch): unknown {
  return { ...branch, modules: modules instanceof Map ? { pairs: [...modules] } : { verbatim: modules } };
}

function restorePlayer({ branches, memory, segments, console }: v.InferOutput<typeof playerSchema>): Player {
  const player = createPlayer(branches.map(restoreBranch));
  for (const [shard, value] of memory) player.memory.set(shard, value);
  for (const [shard, values] of segments) player.segments.set(shard, new Map(values));
  player.console.push(...console);
  return player;
}

function restoreBranch({
  modules,
  timestamp,
  activeWorld,
  activeSim,
  ...branch
}: v.InferOutput<typeof branchSchema>): Branch {
  const stored = "pairs" in modules ? new Map(modules.pairs) : modules.verbatim;
  return { ...branch, modules: stored, timestamp, activeWorld, activeSim };
}
