import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeName,
  encodeName,
  isTooLarge,
  modulesToJson,
  showModules,
  storeModules,
} from "../../../src/emulator/world/modules.ts";

describe("encodeName()", () => {
  it("drops exactly the names that begin with $, a dot or a slash of either kind", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("$", ".", "/", "\\", "a", "é") }), (name) => {
        expect(encodeName(name) === undefined).toBe(/^[$./\\]/.test(name));
      }),
    );
  });

  it("is undone by decodeName() unless the name holds an escape itself", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const stored = encodeName(name);
        if (stored !== undefined && !name.includes("$")) expect(decodeName(stored)).toBe(name);
      }),
    );
  });
});

describe("storeModules()", () => {
  it("does not change what it is given", () => {
    const sent = { "a.b": "1", $c: "2" };
    storeModules(sent);
    expect(sent).toEqual({ "a.b": "1", $c: "2" });
  });

  it.each([[""], [0], [false], [null], [undefined]])("takes %j for an empty set", (sent) => {
    expect(storeModules(sent)).toEqual(new Map([["main", ""]]));
  });

  it("moves a renamed module to the end", () => {
    const stored = storeModules({ "a.b": "1", c: "2", main: "3" });
    expect(Object.keys(modulesToJson(showModules(stored)) as object)).toEqual(["c", "main", "a.b"]);
  });
});

describe("isTooLarge()", () => {
  it("counts the names, the escapes and the quotes, in UTF-16 units", () => {
    const around = '{"main":""}'.length;
    expect(isTooLarge({ main: "\n".repeat((5 * 1024 * 1024 - around) / 2) })).toBe(false);
    expect(isTooLarge({ main: `${"\n".repeat((5 * 1024 * 1024 - around) / 2)}xx` })).toBe(true);
  });
});
