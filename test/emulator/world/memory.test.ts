import { describe, expect, it } from "vitest";
import { at, memoryIn, memoryToKeep, put } from "../../../src/emulator/world/memory.ts";
import { createPlayer } from "../../../src/emulator/world/world.ts";

const memory = Object.freeze({ creeps: Object.freeze({ Ada: Object.freeze({ role: "miner" }) }), list: [1, 2, 3] });

describe("at()", () => {
  it("tells a value that is missing from one whose parent is", () => {
    expect(at(memory, ["creeps", "Ada", "role"])).toEqual({ value: "miner" });
    expect(at(memory, ["list", "1"])).toEqual({ value: 2 });
    expect(at(memory, ["creeps", "Bob"])).toEqual({ value: undefined });
    expect(at(memory, ["creeps", "Bob", "role"])).toBe("no parent");
  });

  it("finds nothing that every object inherits, nor a letter of a text", () => {
    expect(at(memory, ["toString"])).toEqual({ value: undefined });
    expect(at(memory, ["creeps", "Ada", "role", "0"])).toEqual({ value: undefined });
  });
});

describe("put()", () => {
  it("gives a copy with the value, and without one takes the key away", () => {
    expect(put(memory, ["creeps", "Ada", "role"], "scout")).toEqual({ ...memory, creeps: { Ada: { role: "scout" } } });
    expect(put(memory, ["creeps"], undefined)).toEqual({ list: [1, 2, 3] });
    expect(put(memory, ["list", "0"], 9)).toEqual({ ...memory, list: [9, 2, 3] });
    expect(memory.creeps.Ada.role).toBe("miner");
  });

  it("changes nothing where the parent is missing or no object, and replaces all where no path is given", () => {
    expect(put(memory, ["creeps", "Bob", "role"], "scout")).toEqual(memory);
    expect(put(memory, ["creeps", "Ada", "role", "deep"], 1)).toEqual(memory);
    expect(put(memory, [], { fresh: true })).toEqual({ fresh: true });
    expect(put(memory, [], undefined)).toEqual({});
  });
});

describe("memoryIn()", () => {
  const write = (tick: number, value: number, shard = "shard0") => ({ tick, shard, keys: ["a"], value });

  it("has the writes of the ticks before, in their order, and none of this one or of another shard", () => {
    const player = createPlayer([]);
    player.memoryWrites.push(write(1, 1), write(1, 2), write(1, 9, "shard1"), write(2, 3));
    expect(memoryIn(player, "shard0", 1)).toEqual({});
    expect(memoryIn(player, "shard0", 2)).toEqual({ a: 2 });
    expect(memoryIn(player, "shard0", 3)).toEqual({ a: 3 });
    expect(player.memoryWrites).toEqual([write(1, 9, "shard1")]);
  });

  it("does not lose a write that comes while a tick runs, though the tick puts back what it had", () => {
    const player = createPlayer([]);
    const taken = memoryIn(player, "shard0", 5);
    player.memoryWrites.push(write(5, 1));
    player.memory.set("shard0", taken);
    expect(memoryIn(player, "shard0", 6)).toEqual({ a: 1 });
  });

  it("is kept over a restart with what waits", () => {
    const player = createPlayer([]);
    player.memory.set("shard0", { b: 1 });
    player.memoryWrites.push(write(5, 1), write(5, 2, "shard1"));
    expect([...memoryToKeep(player)]).toEqual([
      ["shard0", { b: 1, a: 1 }],
      ["shard1", { a: 2 }],
    ]);
    expect(player.memoryWrites).toHaveLength(2);
  });
});
