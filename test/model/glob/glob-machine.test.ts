import { describe, expect, test } from "vitest";
import { compileGlob } from "../../../src/model/glob/glob-machine.ts";
import { parseGlob } from "../../../src/model/glob/glob-parser.ts";
import { anything, choice, type Glob, literal, one, repeat, sequence } from "../../../src/model/glob/glob-parts.ts";

const endless = () => ({ left: Number.MAX_SAFE_INTEGER });
const compile = (glob: Glob) => compileGlob(glob, 1, endless());
const fits = (glob: Glob, name: string) => compile(glob)(name, endless());
const digit = one((character) => character >= "0" && character <= "9");
const atLeastOne = (part: Glob): Glob => ({ kind: "repeat", part, least: 1 });

describe("a compiled glob", () => {
  test.each<[string, Glob, readonly string[], readonly string[]]>([
    ["one character", digit, ["7"], ["", "a", "77"]],
    ["a text", literal("ab"), ["ab"], ["", "a", "abc", "b"]],
    ["nothing", sequence(), [""], ["a"]],
    ["no choice at all", choice(), [], ["", "a"]],
    ["a choice", choice(literal("a"), literal("bc")), ["a", "bc"], ["", "b", "abc"]],
    ["a choice of nothing", choice(sequence(), literal("a")), ["", "a"], ["aa"]],
    ["any number of times", repeat(literal("ab")), ["", "ab", "abab"], ["a", "aba"]],
    ["at least once", atLeastOne(literal("ab")), ["ab", "abab"], ["", "aba"]],
    ["anything", anything, ["", "a/b\n"], []],
    ["repeated nothing", repeat(sequence()), [""], ["a"]],
    ["a repeat in a repeat", repeat(repeat(literal("a"))), ["", "aaa"], ["b"]],
    ["a repeat before what it also takes", sequence(repeat(digit), literal("1")), ["1", "121"], ["", "12"]],
    ["a choice that begins alike", sequence(choice(literal("a"), literal("ab")), literal("c")), ["ac", "abc"], ["ab"]],
  ])("of %s takes %j%j", (_what, glob, yes, no) => {
    for (const name of yes) expect(fits(glob, name), name).toBe(true);
    for (const name of no) expect(fits(glob, name), name).toBe(false);
  });

  test("says the same of a name however often it is asked, and whatever was asked before", () => {
    const machine = compile(parseGlob("{a,b}*(c)d", "/"));
    const ask = () => ["ad", "bccd", "cd", "a", "adx"].map((name) => machine(name, endless()));
    expect(ask()).toEqual([true, true, false, false, false]);
    expect(ask()).toEqual([true, true, false, false, false]);
  });

  test("forgets where it was when there are too many such places, and is right all the same", () => {
    // Each of the last twelve characters may be an a or not: 4096 sets of states.
    const machine = compile(sequence(anything, literal("a"), ...Array.from({ length: 11 }, () => one(() => true))));
    for (let number = 0; number < 5000; number += 1) {
      const name = number.toString(2).padStart(13, "0").replaceAll("0", "b").replaceAll("1", "a");
      expect(machine(name, endless()), name).toBe(name.at(-12) === "a");
    }
  });
});

describe("the work of a compiled glob", () => {
  const glob = parseGlob("*a*a*a*", "/");
  const workOf = (name: string, machine = compileGlob(glob, 7, endless())) => {
    const budget = { left: 1_000_000_000 };
    machine(name, budget);
    return 1_000_000_000 - budget.left;
  };

  test("is paid for its making before any name is asked", () => {
    expect(() => compileGlob(glob, 7, { left: 100 })).toThrow(RangeError);
    expect(compileGlob(glob, 7, { left: 10_000 })).toBeTypeOf("function");
  });

  test("is linear in the name, where going back would be not", () => {
    const [short, long] = [workOf("b".repeat(1000)), workOf("b".repeat(10_000))];
    expect(long).toBeGreaterThan(9000);
    expect(long).toBeLessThan(11 * short);
  });

  test("is less where the way is known already", () => {
    const machine = compileGlob(glob, 7, endless());
    const first = workOf("abababab", machine);
    expect(workOf("abababab", machine)).toBe("abababab".length);
    expect(first).toBeGreaterThan(50);
  });

  test("ends where the budget does, in the midst of a name", () => {
    const machine = compileGlob(glob, 7, endless());
    expect(() => machine("b".repeat(1000), { left: 900 })).toThrow(RangeError);
  });

  test("ends with the first character that leads nowhere", () => {
    const machine = compileGlob(literal("a"), 1, endless());
    const others = Array.from({ length: 100 }, (_, index) => String.fromCharCode(1000 + index)).join("");
    expect(machine(`x${others}`, { left: 200 })).toBe(false);
  });
});
