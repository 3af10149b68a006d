import { describe, expect, test } from "vitest";
import { chooseLayout, layoutMatters } from "../../../src/model/checks/choose-layout.ts";
import type { LayoutFile } from "../../../src/model/checks/layout-votes.ts";

/** A file below the source folder that requires these names, each in a line of its own. */
function file(below: string, requires: readonly string[] = [], computed: readonly string[] = []): LayoutFile {
  const lines = requires.map((name) => `require("${name}");\n`);
  const calls = requires.map((name, index) => {
    return { name, when: "load" as const, at: lines.slice(0, index).join("").length };
  });
  return { path: `src/${below}`, below, facts: { requires: calls, computed }, text: () => lines.join("") };
}

const miner = file("role/miner.js");
const hauler = file("role/hauler.js");

describe("chooseLayout()", () => {
  test.each([
    ["role/miner", "slash"],
    ["role.miner", "dot"],
    ["role_miner", "underscore"],
    ["miner", "basename"],
    ["./role.miner", "dot"],
  ])("takes the layout by which require(%j) resolves: %s", (name, layout) => {
    const choice = chooseLayout([file("main.js", [name]), miner]);
    expect(choice.layout).toBe(layout);
    expect(choice.counts).toEqual({ slash: 0, dot: 0, underscore: 0, basename: 0, [layout]: 1 });
  });

  test.each([
    ["role/", "slash"],
    ["role.", "dot"],
    ["role_", "underscore"],
    ["./role.", "dot"],
  ])("is told by how computed names begin, where no whole name tells: %j is %s", (head, layout) => {
    expect(chooseLayout([file("main.js", [], [head]), miner]).layout).toBe(layout);
  });

  test("asks whole names before beginnings", () => {
    const choice = chooseLayout([file("main.js", ["role.miner"], ["role/"]), miner, hauler]);
    expect(choice).toEqual({ layout: "dot", counts: { slash: 0, dot: 1, underscore: 0, basename: 0 } });
  });

  test.each([
    ["nobody asks for a module in a folder", [file("main.js", ["top"]), file("top.js"), miner]],
    ["what is asked for is nowhere", [file("main.js", ["gone", "lodash"]), miner]],
    ["no file asks for anything", [file("main.js"), miner]],
  ])("is slash where %s", (_what, files) => {
    expect(chooseLayout(files)).toEqual({
      layout: "slash",
      counts: { slash: 0, dot: 0, underscore: 0, basename: 0 },
    });
  });

  test("cannot be told where computed names say nothing of it", () => {
    const choice = chooseLayout([file("main.js", [], [""]), miner]);
    expect(choice.layout).toBeUndefined();
    expect("findings" in choice && choice.findings).toEqual([
      {
        severity: "error",
        message:
          'Cannot tell the layout: requires with computed names ask for modules in folders, and no other require tells how they are named (slash 0, dot 0, underscore 0, basename 0); say which with --layout or "layout:" in screeps-sync.yml',
      },
    ]);
  });

  test("cannot be told by two that fit equally, and says what the door calls the setting", () => {
    const files = [file("main.js", ["role.miner", "role/hauler"]), miner, hauler];
    const choice = chooseLayout(files, (name) => `<${name}>`);
    expect("findings" in choice && choice.findings[0]?.message).toBe(
      'Cannot tell the layout: the code\'s requires fit slash and dot equally well (slash 1, dot 1, underscore 0, basename 0); say which with <layout> or "layout:" in screeps-sync.yml',
    );
  });

  const roles = Array.from({ length: 20 }, (_, index) => file(`role/r${index}.js`));
  const asking = (dots: number, slashes: number) => [
    ...Array.from({ length: dots }, (_, index) => `role.r${index}`),
    ...Array.from({ length: slashes }, (_, index) => `role/r${index}`),
  ];

  test.each([
    [9, 1, "dot"],
    [18, 2, "dot"],
    [1, 9, "slash"],
  ])("of %i by dots and %i by slashes takes %s: one in ten may be a mistake", (dots, slashes, layout) => {
    expect(chooseLayout([file("main.js", asking(dots, slashes)), ...roles]).layout).toBe(layout);
  });

  test.each([
    [8, 1, "this require fits slash only"],
    [7, 2, "this require and 1 more fit slash only"],
    [8, 4, "this require and 3 more fit slash only"],
  ])("of %i by dots and %i by slashes takes none, and shows the first that is strange", (dots, slashes, found) => {
    const choice = chooseLayout([file("main.js", asking(dots, slashes)), ...roles]);
    expect(choice.layout).toBeUndefined();
    const [finding, ...others] = "findings" in choice ? choice.findings : [];
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: "error", path: "src/main.js", line: dots + 1, column: 1 });
    expect(finding?.message).toContain(`most requires fit dot, ${found}`);
    expect(finding?.message).toContain(
      `(slash ${slashes}, dot ${dots}, underscore 0, basename 0); make them alike, or`,
    );
  });

  test("one require may fit several, and counts for each", () => {
    // Of a file in no folder all layouts have the same name, so that it decides nothing; of `a/a` two may.
    const files = [file("main.js", ["role.miner", "main", "miner"]), miner, file("miner.js")];
    expect(chooseLayout(files)).toMatchObject({ layout: "dot", counts: { dot: 1, basename: 0 } });
  });
});

test.each([
  [[], false],
  [["main.js", "role.miner.js"], false],
  [["main.js", "role/miner.js"], true],
])("the layout of %j matters: %s", (paths, matters) => {
  expect(layoutMatters(paths)).toBe(matters);
});
