import type { Player } from "./world.ts";

/** The memory of a shard in this tick: with every write that came in an earlier one. */
export function memoryIn(player: Player, shard: string, tick: number): unknown {
  const due = player.memoryWrites.filter((write) => write.shard === shard && write.tick < tick);
  for (const write of due) {
    player.memory.set(shard, put(player.memory.get(shard) ?? {}, write.keys, write.value));
    player.memoryWrites.splice(player.memoryWrites.indexOf(write), 1);
  }
  return player.memory.get(shard) ?? {};
}

/** Of each shard, with what waits: what a restart finds, however long it took. */
export function memoryToKeep({ memory, memoryWrites }: Player): ReadonlyMap<string, unknown> {
  const kept = new Map(memory);
  for (const { shard, keys, value } of memoryWrites) kept.set(shard, put(kept.get(shard) ?? {}, keys, value));
  return kept;
}

/** What stands at the path, which may be undefined; not even that where the value above it is missing. */
export function at(memory: unknown, keys: readonly string[]): "no parent" | { readonly value: unknown } {
  let value = memory;
  for (const key of keys) {
    if (value === undefined || value === null) return "no parent";
    value = child(value, key);
  }
  return { value };
}

function child(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** A copy with the value at the path. Where the parent is missing the game's expression fails, and nothing changes. */
export function put(memory: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value ?? {};
  if (typeof memory !== "object" || memory === null) return memory;
  const entries = new Map(Object.entries(memory));
  const next = rest.length === 0 ? value : put(entries.get(key), rest, value);
  if (next === undefined) entries.delete(key);
  else entries.set(key, next);
  return Array.isArray(memory) ? [...entries.values()] : Object.fromEntries(entries);
}
