import * as v from "valibot";
import type { Accounts } from "../accounts/accounts.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { Branch } from "../world/branch.ts";
import { memoryToKeep } from "../world/memory.ts";
import { createPlayer, type GameWorld, type Player } from "../world/world.ts";
import { accountsSchema, type branchSchema, limitsSchema, type playerSchema, worldSchema } from "./snapshot-schema.ts";

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

function snapshotPlayer(player: Player): unknown {
  const { branches, segments, console } = player;
  return {
    branches: branches.map(snapshotBranch),
    memory: [...memoryToKeep(player)],
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
