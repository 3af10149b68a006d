import { expect, test } from "vitest";
import { seedOfRun } from "../support/seed.ts";
import { liveThrough } from "./live-through.ts";

test("a long life of two players: what is said is true, and nothing that was live is gone", {
  timeout: 300_000,
}, async () => {
  const lived = await liveThrough({ seed: seedOfRun, sequences: 3, steps: 25 });
  console.log(`lives: seed ${seedOfRun}, ${lived.sequences} sequences, ${lived.steps} steps`);
  expect(lived.sequences).toBe(3);
});
