import { expect, test } from "vitest";
import { cells, someCells } from "./cells.ts";
import endings from "./endings.json" with { type: "json" };
import { playCells } from "./play-cells.ts";

const data = new Map<string, string>(Object.entries(endings));

test("the data has endings of cells alone", () => {
  const names = new Set(cells.map(({ name }) => name));
  expect(names.size).toBe(cells.length);
  expect([...data.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test("a fault at a request: what is said is so, nothing is gone without a copy, and the next run ends well", {
  timeout: 300_000,
}, async () => {
  const { endings: played, broken } = await playCells(someCells, 2);
  expect(broken).toEqual([]);
  expect([...played].filter(([name, ending]) => (data.get(name) ?? ending) !== ending)).toEqual([]);
});
