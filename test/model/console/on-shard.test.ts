import { expect, test } from "vitest";
import { isOnShard } from "../../../src/model/console/on-shard.ts";

test("isOnShard() takes what names no shard for all of them, and everything where nobody chose", () => {
  expect(isOnShard({ kind: "tick", shard: "shard0" }, undefined)).toBe(true);
  expect(isOnShard({ kind: "tick" }, "shard3")).toBe(true);
  expect(isOnShard({ kind: "tick", shard: "shard3" }, "shard3")).toBe(true);
  expect(isOnShard({ kind: "tick", shard: "shard0" }, "shard3")).toBe(false);
});
