import { expect, test } from "vitest";
import { startRepeats } from "../../../src/model/console/repeats.ts";

test("startRepeats() tells the first, the tenth, the hundredth time, for each by itself", () => {
  const { count, all } = startRepeats();
  count("b");
  const told = Array.from({ length: 120 }, () => count("a")).filter(({ tell }) => tell);
  expect(told.map(({ times }) => times)).toEqual([1, 10, 100]);
  expect(all()).toEqual([
    ["a", 120],
    ["b", 1],
  ]);
});

test("startRepeats() keeps a thousand, and forgets what did not come for longest", () => {
  const { count, all } = startRepeats();
  for (let number = 0; number < 1500; number++) {
    count("each time");
    count(`once ${number}`);
  }
  expect(all()).toHaveLength(1000);
  expect(all()[0]).toEqual(["each time", 1500]);
  expect(count("once 0").times).toBe(1);
});
