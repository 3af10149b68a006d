/** Whether something was said of a shard; without one it is said of all, as servers without shards do. */
export function isOnShard(
  frame: { readonly kind: string; readonly shard?: string },
  shard: string | undefined,
): boolean {
  return shard === undefined || frame.shard === undefined || frame.shard === shard;
}
