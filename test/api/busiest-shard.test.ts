import { expect, test } from "vitest";
import { busiestShard } from "../../src/api/busiest-shard.ts";

test("busiestShard() is where most of the CPU is", () => {
  expect(busiestShard({ shard0: 0, shard1: 20, shard3: 80 })).toBe("shard3");
  expect([
    busiestShard(undefined),
    busiestShard({}),
    busiestShard({ shard0: 0 }),
    busiestShard({ shard0: "x" }),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
