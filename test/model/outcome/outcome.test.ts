import { expect, test } from "vitest";
import { exitStatus, outcomes } from "../../../src/model/outcome/outcome.ts";

test("the mood of an outcome agrees with its exit status: what is good or nothing to do is 0, what is bad is not", () => {
  for (const [outcome, { exit, mood }] of Object.entries(outcomes)) {
    if (mood === "good" || mood === "note") expect(exit, outcome).toBe(0);
    if (mood === "bad") expect(exit, outcome).not.toBe(0);
  }
});

test("exitStatus() is the worst of several, and what ended on an optional server does not count", () => {
  const endings = [{ outcome: "drift" }, { outcome: "mismatch" }, { outcome: "deployed" }] as const;
  expect(exitStatus(endings)).toBe(7);
  expect(exitStatus(endings, [{ optional: false }, { optional: true }, { optional: false }])).toBe(4);
  expect(exitStatus([])).toBe(0);
});
