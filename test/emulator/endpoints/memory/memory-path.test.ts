import { describe, expect, it } from "vitest";
import { at, pathOf, put } from "../../../../src/emulator/endpoints/memory/memory-path.ts";

const memory = Object.freeze({ creeps: Object.freeze({ Ada: Object.freeze({ role: "miner" }) }), list: [1, 2, 3] });

describe("pathOf()", () => {
  it("parts a path at its dots; nothing, or something that is no text, means all", () => {
    expect(pathOf("creeps.Ada.role")).toEqual(["creeps", "Ada", "role"]);
    expect([undefined, "", {}, []].map(pathOf)).toEqual([[], [], [], []]);
  });
});

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
