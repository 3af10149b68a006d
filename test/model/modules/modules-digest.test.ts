import fc from "fast-check";
import { expect, test } from "vitest";
import type { Modules } from "../../../src/model/modules/modules.ts";
import { modulesDigest } from "../../../src/model/modules/modules-digest.ts";

const modules = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 6 }).map((entries) => new Map(entries));

test("the digest is the same for equal modules, in whatever order they came", () => {
  fc.assert(
    fc.property(modules, (given) => {
      expect(modulesDigest(new Map([...given].reverse()))).toBe(modulesDigest(given));
      expect(modulesDigest(given)).toMatch(/^sha256:[0-9a-f]{64}$/);
    }),
  );
});

test("no two sets that differ share one: not by a moved border, a kind, or a name for a content", () => {
  const sets: Modules[] = [
    new Map(),
    new Map([["a", "bc"]]),
    new Map([["ab", "c"]]),
    new Map([["a", '"],["b","']]),
    new Map([
      ["a", ""],
      ["b", ""],
    ]),
    new Map([["a", { binary: "bc" }]]),
    new Map([["a", { json: "null" }]]),
    new Map([["a", "null"]]),
    new Map([["__proto__", "bc"]]),
  ];
  expect(new Set(sets.map(modulesDigest)).size).toBe(sets.length);
});
