import { describe, expect, test } from "vitest";
import { sameContent } from "../../../src/model/modules/modules.ts";
import { isEmpty, planWrite, shrinksSuspiciously } from "../../../src/model/modules/plan.ts";

const ids = (names: Readonly<Record<string, string>>) => new Map(Object.entries(names));

describe("planWrite()", () => {
  test("tells added, changed, removed and unchanged, each sorted", () => {
    const plan = planWrite(ids({ z: "1", same: "2", b: "3", a: "4" }), ids({ same: "2", z: "9", y: "5", x: "6" }));
    expect(plan).toEqual({ added: ["x", "y"], changed: ["z"], removed: ["a", "b"], unchanged: ["same"] });
  });

  test("is empty for equal maps in any order", () => {
    expect(isEmpty(planWrite(ids({ a: "1", b: "2" }), ids({ b: "2", a: "1" })))).toBe(true);
  });

  test("keeps a module called __proto__", () => {
    const plan = planWrite(new Map([["__proto__", "1"]]), new Map([["__proto__", "2"]]));
    expect(plan.changed).toEqual(["__proto__"]);
  });

  test("tells text from a binary of the same letters", () => {
    const plan = planWrite(new Map([["a", "AAAA"]]), new Map([["a", { binary: "AAAA" }]]), sameContent);
    expect(plan.changed).toEqual(["a"]);
  });
});

describe("shrinksSuspiciously()", () => {
  const planOf = (live: number, wanted: number) => {
    const names = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`m${index}`, "x"]));
    return planWrite(names(live), names(wanted));
  };

  test("finds a set with less than a tenth of the live modules suspicious", () => {
    expect(shrinksSuspiciously(planOf(300, 29))).toBe(true);
    expect(shrinksSuspiciously(planOf(300, 30))).toBe(false);
  });

  test("finds nothing suspicious in one module less", () => {
    expect(shrinksSuspiciously(planOf(2, 1))).toBe(false);
    expect(shrinksSuspiciously(planOf(0, 1))).toBe(false);
  });
});
