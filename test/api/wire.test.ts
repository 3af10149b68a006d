import { describe, expect, test } from "vitest";
import { branchesFromJson, liveCodeFromJson } from "../../src/api/wire.ts";

/** What a reply's modules are read as; a string says why they are none. */
function read(answer: unknown, asked = "default") {
  const live = liveCodeFromJson(JSON.parse(JSON.stringify(answer)) as Record<string, unknown>, asked);
  return typeof live === "string" ? live : { branch: live.branch, modules: [...live.modules] };
}

describe("live code in a reply", () => {
  test("is text, bytes, or any JSON as it came, in the order of the reply", () => {
    const modules = { main: "1", "": "", e: { binary: "AA==" }, n: null, x: { binary: 1 }, y: { binary: "", a: 1 } };
    expect(read({ branch: "default", modules })).toEqual({
      branch: "default",
      modules: [
        ["main", "1"],
        ["", ""],
        ["e", { binary: "AA==" }],
        ["n", { json: "null" }],
        ["x", { json: '{"binary":1}' }],
        ["y", { json: '{"binary":"","a":1}' }],
      ],
    });
  });

  test("may have any name", () => {
    const live = liveCodeFromJson(
      JSON.parse('{"modules":{"__proto__":"p","constructor":"c"}}') as object as never,
      "b",
    );
    expect(typeof live === "string" ? live : [...live.modules]).toEqual([
      ["__proto__", "p"],
      ["constructor", "c"],
    ]);
  });

  test.each([
    ["no modules", {}, "without modules"],
    ["null", { modules: null }, "without modules"],
    ["a list", { modules: ["main"] }, "without modules"],
    ["a text", { modules: "main" }, "without modules"],
    ["a number for a branch", { branch: 7, modules: {} }, "without a branch name"],
    ["null for a branch", { branch: null, modules: {} }, "without a branch name"],
    ["another branch", { branch: "sim", modules: {} }, "for another branch"],
  ])("is none with %s", (_what, answer, why) => {
    expect(read(answer)).toBe(why);
  });

  test("is of the branch that was asked for where the reply names none", () => {
    expect(read({ modules: {} }, "x")).toEqual({ branch: "x", modules: [] });
  });

  test("is of whichever branch runs, where that was asked for", () => {
    expect(read({ branch: "sim", modules: {} }, "$activeWorld")).toEqual({ branch: "sim", modules: [] });
    expect(read({ branch: "sim", modules: {} }, "activeWorld")).toBe("for another branch");
  });
});

describe("a list of branches", () => {
  test.each([[undefined], [null], [{}], ["default"], [7]])("is none in %j", (value) => {
    expect(branchesFromJson(value)).toBeUndefined();
  });

  test("says of each which world runs it, only where the service says so in so many words", () => {
    const list = [
      { branch: "a", activeWorld: true },
      { branch: "b", activeWorld: "true", activeSim: true },
      { branch: "" },
    ];
    expect(branchesFromJson(list)).toEqual([
      { branch: "a", activeWorld: true, activeSim: false },
      { branch: "b", activeWorld: false, activeSim: true },
      { branch: "", activeWorld: false, activeSim: false },
    ]);
  });

  test("has modules where the server sent them along as modules", () => {
    const [first, second] =
      branchesFromJson([
        { branch: "a", modules: { main: "1" } },
        { branch: "b", modules: [] },
      ]) ?? [];
    expect([...(first?.modules ?? [])]).toEqual([["main", "1"]]);
    expect(second).not.toHaveProperty("modules");
  });

  test("leaves out what has no name that could be asked for", () => {
    expect(branchesFromJson([null, 7, "a", [], {}, { branch: null }, { branch: "a" }])).toMatchObject([
      { branch: "a" },
    ]);
  });
});
