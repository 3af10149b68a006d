import { describe, expect, test } from "vitest";
import { stopsPush, verdict } from "../../src/hook/verdict.ts";
import { type Outcome, outcomes } from "../../src/model/outcome/outcome.ts";

const all = Object.keys(outcomes) as Outcome[];
const of = (outcome: Outcome, optional = false) => ({ outcome, optional });

describe("a push is stopped", () => {
  test.each<[Outcome, boolean, boolean]>([
    ["deployed", false, false],
    ["skipped", false, false],
    ["failed", true, true],
    ["usage", true, true],
    ["drift", true, true],
    ["mismatch", true, true],
    ["rate-limited", false, true],
    ["unreachable", false, true],
    ["unknown", false, true],
  ])("by %s: %s, and with --strict: %s", (outcome, usual, strict) => {
    expect(stopsPush(of(outcome), { strict: false })).toBe(usual);
    expect(stopsPush(of(outcome), { strict: true })).toBe(strict);
  });

  test("never by an optional server, and never by what went well", () => {
    for (const outcome of all) {
      expect(stopsPush(of(outcome, true), { strict: true }), outcome).toBe(false);
      if (outcomes[outcome].exit === 0) expect(stopsPush(of(outcome), { strict: true }), outcome).toBe(false);
    }
  });
});

test("the hook ends with the status of what stops the push, and with 0 where nothing does", () => {
  expect(verdict([], { strict: true })).toBe(0);
  expect(verdict([of("deployed"), of("unreachable"), of("failed", true)], { strict: false })).toBe(0);
  expect(verdict([of("deployed"), of("drift")], { strict: false })).toBe(outcomes.drift.exit);
  expect(verdict([of("rate-limited")], { strict: true })).toBe(outcomes["rate-limited"].exit);
});
