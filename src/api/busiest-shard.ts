/** `{"shard0": 20, "shard3": 80}`, what a player gives each shard of his CPU → the one that has the most. */
export function busiestShard(cpuShard: unknown): string | undefined {
  if (typeof cpuShard !== "object" || cpuShard === null) return undefined;
  const given = Object.entries(cpuShard).filter(([, cpu]) => typeof cpu === "number" && cpu > 0);
  const [most] = given.sort(([, one], [, other]) => other - one);
  return most?.[0];
}
