import { describe, expect, test } from "vitest";
import { exitAfter, exitStatus, outcomes } from "../../../src/model/outcome/outcome.ts";

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

describe("exitAfter()", () => {
  test.each(Object.values(outcomes).map(({ exit }) => exit))("%i stays where no signal came", (exit) => {
    expect(exitAfter(exit, undefined)).toBe(exit);
  });

  test.each([
    ["deployed", 0],
    ["failed", 143],
    ["usage", 143],
    ["rate-limited", 143],
    ["drift", 143],
    ["unreachable", 143],
    ["unknown", 6],
    ["mismatch", 7],
    ["bug", 143],
  ] as const)("%s ends with %i where SIGTERM came: what was written, or may be, is said", (outcome, expected) => {
    expect(exitAfter(outcomes[outcome].exit, "SIGTERM")).toBe(expected);
  });

  test("each signal has its own number", () => {
    expect(exitAfter(outcomes.failed.exit, "SIGINT")).toBe(130);
  });
});
