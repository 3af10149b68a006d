import { expect, test } from "vitest";
import { playAll } from "./play-all.ts";
import { families, schedulesOf } from "./schedules.ts";

test("all orders of two runs, three runs, and the game's editor are enumerated", () => {
  const counts = families.map(({ steps }) => [...schedulesOf(steps)].length);
  expect(counts).toEqual([20, 140, 1680, 2772]);
});

test("runs that write at once say what is so, and an edit is gone only where no client could have saved it", {
  timeout: 300_000,
}, async () => {
  const played = await playAll({ which: "different", every: 40, lanes: 2 });
  expect(played.map(({ schedules }) => schedules)).toEqual([1, 1, 4, 3]);
});
